-- What happened in each launch of a course: calls of the course, missing files and blocked hosts, with values shortened.
create table attempt_session (
  domain_id int not null,
  attempt_id uuid not null,
  launch_id uuid not null,
  member_id uuid not null,
  -- An array of numbered entries, 500 at the most.
  entries jsonb not null,
  started_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (domain_id, attempt_id, launch_id),
  foreign key (domain_id, attempt_id) references attempt (domain_id, id),
  foreign key (domain_id, member_id) references member (domain_id, id)
);
create index attempt_session_member on attempt_session (domain_id, member_id);
create index attempt_session_age on attempt_session (domain_id, started_at);
select guard_tenant('attempt_session');
