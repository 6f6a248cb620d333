-- Tokens that belong to the hub and to no person.
alter table member no force row level security;
alter table member
  -- The name under which the changes of such a token are written down. It is nobody: it has no account, is in no list of
  -- people, and counts as deleted wherever somebody is looked for.
  add column is_service boolean not null default false,
  add constraint member_service_is_nobody check (not is_service or (is_deleted and account_id is null and not is_admin));
alter table member force row level security;

create table service_token (
  domain_id int not null,
  -- That of its row of member.
  id uuid not null,
  name text not null,
  token_hash bytea not null,
  scopes text[] not null,
  created_at timestamptz not null,
  created_by uuid not null,
  last_used_at timestamptz,
  expires_at timestamptz not null,
  primary key (domain_id, id),
  unique (domain_id, token_hash),
  foreign key (domain_id, id) references member (domain_id, id),
  foreign key (domain_id, created_by) references member (domain_id, id)
);
create index service_token_newest on service_token (domain_id, created_at, id);
create index service_token_creator on service_token (domain_id, created_by);
select guard_tenant('service_token');

-- All personal tokens of a hub, the newest first.
create index api_token_newest on api_token (domain_id, created_at, id);
