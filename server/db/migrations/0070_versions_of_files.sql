-- The files that an asset had before the one that it has, so that they can be put back. What people did with them names the
-- version, as attempts and completions do.
create table former_file (
  domain_id int not null,
  content_id uuid not null,
  file_id uuid not null,
  type text not null,
  version int not null,
  replaced_at timestamptz not null,
  primary key (domain_id, content_id, file_id),
  foreign key (domain_id, content_id) references asset (domain_id, content_id),
  foreign key (domain_id, file_id) references file (domain_id, id)
);
create index former_file_file on former_file (domain_id, file_id);
select guard_tenant('former_file');

-- What becomes of people who are in the middle of a course when it gets another file.
alter table asset add column when_replaced text not null default 'restart'
  check (when_replaced in ('keep', 'restart', 'finish'));
