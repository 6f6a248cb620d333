-- Files of people to import.
alter table file drop constraint file_kind_check;
alter table file add constraint file_kind_check
  check (kind in ('asset', 'picture', 'profilePicture', 'subtitle', 'badge', 'userImport'));

-- What a job is to do with each thing, where it is not the same for all; gone once it is done.
alter table job_item add column wish jsonb;

-- What the columns of the last imports were taken for, by what stood in their first line.
create table import_column (
  domain_id int not null references hub,
  header text not null,
  field text not null,
  -- The custom field, where it is one.
  custom_field_id uuid,
  updated_at timestamptz not null,
  primary key (domain_id, header),
  check ((custom_field_id is not null) = (field = 'customField'))
);
select guard_tenant('import_column');
