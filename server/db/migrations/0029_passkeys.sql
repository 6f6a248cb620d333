-- The passkeys of an account. One belongs to the host name under which it was made, so it opens the hub of that name alone.
create table passkey (
  id uuid primary key,
  account_id uuid not null references account (id),
  host_name text not null,
  -- As the authenticator calls it.
  credential_id bytea not null unique,
  -- In COSE's format.
  public_key bytea not null,
  -- How often the authenticator says it was used; 0 for those that do not count.
  sign_count bigint not null,
  transports text[] not null,
  is_synced boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  -- When the challenge was made that it signed last: an earlier one, or the same once more, counts no longer.
  last_challenge_at timestamptz
);
create index passkey_account on passkey (account_id, host_name, created_at desc);
grant select, insert, update, delete on passkey to hub_app;

-- A session can be proved by a passkey as well, which is password and second factor in one.
alter table session drop constraint session_proof_check;
alter table session add constraint session_proof_check check (proof in ('account', 'provider', 'passkey'));
