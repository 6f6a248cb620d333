-- Statements of xAPI 1.0.3: what course packages and other systems say of what people learned. Their ids are unique in the
-- hub, which parts by month could not see to.
create table xapi_statement (
  domain_id int not null,
  id uuid not null,
  stored_at timestamptz not null,
  -- Whose it is; null where its actor is nobody of the hub.
  member_id uuid,
  statement jsonb not null,
  -- Of all in which two statements with the same id may not differ.
  print bytea not null,
  -- The statement that it is about.
  target_id uuid,
  is_voided boolean not null default false,
  primary key (domain_id, id),
  foreign key (domain_id, member_id) references member (domain_id, id)
);
create index xapi_statement_stored on xapi_statement (domain_id, stored_at, id);
create index xapi_statement_member on xapi_statement (domain_id, member_id, stored_at);
create index xapi_statement_target on xapi_statement (domain_id, target_id) where target_id is not null;
select guard_tenant('xapi_statement');

-- What a statement is found by. Under row-level security PostgreSQL reads no index of arrays or of parts of a document, so each
-- agent, verb, activity and registration is a row of its own, in the order in which statements are read.
create table xapi_statement_key (
  domain_id int not null,
  -- The first 16 bytes of a hash of what kind it is and what it says.
  key uuid not null,
  stored_at timestamptz not null,
  statement_id uuid not null,
  primary key (domain_id, key, stored_at, statement_id),
  foreign key (domain_id, statement_id) references xapi_statement (domain_id, id)
);
create index xapi_statement_key_statement on xapi_statement_key (domain_id, statement_id);
select guard_tenant('xapi_statement_key');

-- What course packages keep for themselves: states of activities, and profiles of activities and agents.
create table xapi_document (
  domain_id int not null,
  -- A hash of kind, activity, agent, registration and name, which may each be long.
  key uuid not null,
  -- A hash of kind, activity and agent, of which the names are listed.
  scope uuid not null,
  kind text not null check (kind in ('state', 'activity', 'agent')),
  activity_id text,
  agent jsonb,
  registration uuid,
  name text not null,
  -- Whose it is; null for a profile of an activity, and where the agent is nobody of the hub.
  member_id uuid,
  content bytea not null,
  content_type text not null,
  updated_at timestamptz not null,
  primary key (domain_id, key),
  foreign key (domain_id, member_id) references member (domain_id, id)
);
create index xapi_document_scope on xapi_document (domain_id, scope, updated_at);
create index xapi_document_member on xapi_document (domain_id, member_id);
select guard_tenant('xapi_document');

-- By which a launched package writes statements for its learner. Of the secret its hash is kept.
create table xapi_credential (
  domain_id int not null,
  id uuid not null,
  secret_hash bytea not null,
  -- Which rules hold for what it sends.
  kind text not null,
  member_id uuid not null,
  -- It ends with the session in which the package was launched.
  session_id uuid not null,
  asset_id uuid not null,
  attempt_id uuid,
  registration uuid not null,
  -- Each begins the id of every activity for which documents may be kept.
  activity_ids text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (domain_id, id),
  unique (domain_id, secret_hash),
  foreign key (domain_id, member_id) references member (domain_id, id)
);
create index xapi_credential_member on xapi_credential (domain_id, member_id);
create index xapi_credential_end on xapi_credential (domain_id, expires_at);
select guard_tenant('xapi_credential');
