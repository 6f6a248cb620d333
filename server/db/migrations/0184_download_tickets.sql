-- What stands in for a session in one call of one operation, once and for a minute. It goes with its session.
create table download_ticket (
  domain_id int not null,
  token_hash bytea not null,
  session_id uuid not null,
  operation text not null,
  expires_at timestamptz not null,
  primary key (domain_id, token_hash),
  foreign key (domain_id, session_id) references session (domain_id, id) on delete cascade
);
create index download_ticket_session on download_ticket (domain_id, session_id);
select guard_tenant('download_ticket');
