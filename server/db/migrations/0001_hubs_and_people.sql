-- Trusted extensions: the owner of a database may create them.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- Every table that holds a hub's rows goes through this: forced row-level security and the app's rights.
-- current_setting without missing_ok makes a forgotten hub an error instead of an empty answer.
create function guard_tenant(tenant_table regclass, rights text default 'select, insert, update, delete') returns void
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format(
    'create policy one_hub on %s using (domain_id = (select current_setting(''app.domain_id'')::int)) with check (domain_id = (select current_setting(''app.domain_id'')::int))',
    tenant_table);
  execute format('grant %s on %s to hub_app', rights, tenant_table);
end $$;

-- Reference tables: the registry of hubs and the people's accounts, the only tables without a hub.
create table hub (
  domain_id int primary key,
  name text not null,
  colour text not null default '#2f6f5e',
  logo_url text,
  locale text not null default 'en-GB',
  -- The languages that people may choose from; the default one always counts as well.
  locales text[] not null default '{en-GB,de-DE}',
  timezone text not null default 'Europe/London',
  is_helix_hub boolean not null default false,
  features text[] not null default '{}',
  created_at timestamptz not null
);
grant select, insert, update on hub to hub_app;

create table hub_hostname (
  hostname text primary key,
  domain_id int not null references hub (domain_id),
  is_primary boolean not null default false
);
grant select, insert on hub_hostname to hub_app;

create table account (
  id uuid primary key,
  email text not null,
  password_hash text,
  password_changed_at timestamptz,
  -- Sessions and mailed links carry the version that they were made under and end when it rises, in every hub at once.
  password_version int not null default 0,
  created_at timestamptz not null
);
create unique index account_email_key on account (lower(email));
grant select, insert, update on account to hub_app;

create table member (
  domain_id int not null references hub (domain_id),
  id uuid not null,
  account_id uuid not null references account (id),
  email text not null,
  first_name text not null default '',
  last_name text not null default '',
  locale text not null default 'en-GB',
  is_admin boolean not null default false,
  privileges text[] not null default '{}',
  picture_id uuid,
  theme text not null default 'auto',
  notification_channel text not null default 'email',
  open_complete_profile boolean not null default true,
  is_deleted boolean not null default false,
  created_at timestamptz not null,
  last_access_at timestamptz,
  primary key (domain_id, id),
  unique (domain_id, account_id)
);
create unique index member_email_key on member (domain_id, lower(email));
select guard_tenant('member');

create table team (
  domain_id int not null references hub (domain_id),
  id uuid not null,
  name text not null,
  is_deleted boolean not null default false,
  created_at timestamptz not null,
  primary key (domain_id, id)
);
select guard_tenant('team');

create table team_member (
  domain_id int not null,
  team_id uuid not null,
  member_id uuid not null,
  role text not null check (role in ('member', 'manager')),
  primary key (domain_id, team_id, member_id),
  foreign key (domain_id, team_id) references team (domain_id, id),
  foreign key (domain_id, member_id) references member (domain_id, id)
);
create index team_member_member on team_member (domain_id, member_id);
select guard_tenant('team_member');

create table session (
  domain_id int not null,
  id uuid not null,
  member_id uuid not null,
  token_hash bytea not null,
  password_version int not null default 0,
  user_agent text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (domain_id, id),
  unique (domain_id, token_hash),
  foreign key (domain_id, member_id) references member (domain_id, id)
);
create index session_member on session (domain_id, member_id);
select guard_tenant('session');

create table api_token (
  domain_id int not null,
  id uuid not null,
  member_id uuid not null,
  name text not null,
  token_hash bytea not null,
  scopes text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  expires_at timestamptz not null,
  primary key (domain_id, id),
  unique (domain_id, token_hash),
  foreign key (domain_id, member_id) references member (domain_id, id)
);
create index api_token_member on api_token (domain_id, member_id);
select guard_tenant('api_token');

-- Invitations and password resets: what a mail's link proves.
create table mail_link (
  domain_id int not null,
  id uuid not null,
  member_id uuid not null,
  purpose text not null check (purpose in ('invitation', 'password_reset')),
  token_hash bytea not null,
  password_version int not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (domain_id, id),
  unique (domain_id, token_hash),
  foreign key (domain_id, member_id) references member (domain_id, id)
);
create index mail_link_member on mail_link (domain_id, member_id);
select guard_tenant('mail_link');

-- Addresses for which somebody asked for a new password. The call only writes this row, so that known and unknown
-- addresses cannot be told apart by time; a job finds out whose they are and removes them.
create table password_reset_request (
  domain_id int not null references hub (domain_id),
  id uuid not null,
  email text not null,
  created_at timestamptz not null,
  primary key (domain_id, id)
);
select guard_tenant('password_reset_request');

-- Failed sign-ins, by a hash of the e-mail address: a restart must not reset the waits.
create table sign_in_failure (
  domain_id int not null references hub (domain_id),
  key bytea not null,
  failures int not null,
  last_failed_at timestamptz not null,
  blocked_until timestamptz not null,
  primary key (domain_id, key)
);
create index sign_in_failure_oldest on sign_in_failure (domain_id, last_failed_at);
select guard_tenant('sign_in_failure');

create table outbox_mail (
  domain_id int not null references hub (domain_id),
  id uuid not null,
  effect_key text not null,
  to_address text not null,
  to_name text not null,
  subject text not null,
  body_text text not null,
  resend_if_uncertain boolean not null,
  state text not null check (state in ('queued', 'transmitting', 'sent', 'uncertain', 'failed')),
  attempts int not null default 0,
  next_attempt_at timestamptz not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  last_error text,
  primary key (domain_id, id),
  unique (domain_id, effect_key)
);
create index outbox_mail_waiting on outbox_mail (domain_id, next_attempt_at) where state in ('queued', 'transmitting');
select guard_tenant('outbox_mail');

-- Append-only: the app may add and read, never change or remove.
create table audit_entry (
  domain_id int not null references hub (domain_id),
  id uuid not null,
  actor_id uuid,
  action text not null,
  object_type text not null,
  object_id uuid,
  object_name text,
  details jsonb not null default '[]',
  request_id text,
  created_at timestamptz not null,
  primary key (domain_id, id)
);
create index audit_entry_newest on audit_entry (domain_id, created_at desc, id desc);
select guard_tenant('audit_entry', 'select, insert');
