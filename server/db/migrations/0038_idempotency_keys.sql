-- The answers to calls that came with an Idempotency-Key, written with what they did, so that the same call again has no second
-- effect. They are sealed, since some hold what is shown once. A job clears them away after a day.
create table idempotency_key (
  domain_id int not null references hub,
  member_id uuid not null,
  key_hash bytea not null,
  -- Of the method, the address and the body: another call with the same key is refused.
  request_hash bytea not null,
  sealed_answer bytea not null check (octet_length(sealed_answer) <= 1048576),
  created_at timestamptz not null,
  primary key (domain_id, member_id, key_hash),
  foreign key (domain_id, member_id) references member (domain_id, id)
);
create index idempotency_key_age on idempotency_key (domain_id, created_at);
select guard_tenant('idempotency_key');
