-- Sessions of single activities of courses of cmi5 and Tin Can, which report by statements. An attempt has one at a time that is open.
create table activity_session (
  domain_id int not null,
  id uuid not null,
  attempt_id uuid not null,
  member_id uuid not null,
  -- In which its learner was signed in.
  session_id uuid not null,
  activity_id text not null,
  mode text not null check (mode in ('Normal', 'Review')),
  -- By which it reports; null until it has asked for it.
  credential_id uuid,
  -- Of the statements that the standard defines, so that none comes twice.
  verbs text[] not null default '{}',
  launched_at timestamptz not null,
  -- By the clock of the activity.
  initialized_at timestamptz,
  terminated_at timestamptz,
  last_statement_at timestamptz,
  -- Nothing that it says after this counts.
  ends_at timestamptz not null,
  -- When the hub said that it was abandoned.
  abandoned_at timestamptz,
  primary key (domain_id, id),
  foreign key (domain_id, attempt_id) references attempt (domain_id, id),
  foreign key (domain_id, member_id) references member (domain_id, id)
);
create index activity_session_attempt on activity_session (domain_id, attempt_id);
create index activity_session_member on activity_session (domain_id, member_id);
create index activity_session_credential on activity_session (domain_id, credential_id) where credential_id is not null;
create index activity_session_open on activity_session (domain_id, ends_at) where terminated_at is null and abandoned_at is null;
create index activity_session_age on activity_session (domain_id, launched_at);
select guard_tenant('activity_session');
