-- What a hub asks everybody for beyond their name, in its own order.
create table custom_field (
  domain_id int not null references hub (domain_id),
  id uuid not null,
  label text not null,
  hint text,
  is_required boolean not null default false,
  place int not null,
  created_at timestamptz not null,
  primary key (domain_id, id)
);
create unique index custom_field_label on custom_field (domain_id, lower(label));
select guard_tenant('custom_field');

-- What somebody entered; no row where they entered nothing.
create table custom_field_value (
  domain_id int not null,
  member_id uuid not null,
  field_id uuid not null,
  value text not null,
  updated_at timestamptz not null,
  primary key (domain_id, member_id, field_id),
  foreign key (domain_id, member_id) references member (domain_id, id),
  foreign key (domain_id, field_id) references custom_field (domain_id, id)
);
create index custom_field_value_field on custom_field_value (domain_id, field_id);
select guard_tenant('custom_field_value');

-- A file with what the hub keeps about a member. Only who asked for it may fetch it: the person themselves, or an admin.
create table data_export (
  domain_id int not null,
  id uuid not null,
  member_id uuid not null,
  requested_by uuid not null,
  status text not null check (status in ('preparing', 'ready', 'failed', 'expired')),
  tries int not null default 0,
  storage_key text,
  size bigint,
  created_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  primary key (domain_id, id),
  foreign key (domain_id, member_id) references member (domain_id, id),
  foreign key (domain_id, requested_by) references member (domain_id, id),
  check (status <> 'ready' or num_nulls(storage_key, size, ready_at, expires_at) = 0)
);
-- One at a time.
create unique index data_export_preparing on data_export (domain_id, requested_by, member_id) where status = 'preparing';
create index data_export_expiring on data_export (domain_id, expires_at) where status = 'ready';
create index data_export_member on data_export (domain_id, member_id);
select guard_tenant('data_export');

-- For finding what is kept about one person.
create index audit_entry_actor on audit_entry (domain_id, actor_id, created_at);
create index audit_entry_object on audit_entry (domain_id, object_id, created_at);
create index outbox_mail_receiver on outbox_mail (domain_id, to_address);
