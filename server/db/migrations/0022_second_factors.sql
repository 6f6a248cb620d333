-- The authenticator app of an account, the same in every hub.
create table totp (
  account_id uuid primary key references account (id),
  -- Sealed with the installation's secret, so that a copy of the database alone makes no codes.
  sealed_secret bytea not null,
  begun_at timestamptz not null,
  -- Null until the app has shown a right code; before that it counts for nothing.
  confirmed_at timestamptz,
  -- The time step of the last code that counted, in periods of 30 seconds since 1970: a code counts once.
  last_step bigint not null default 0
);
grant select, insert, update, delete on totp to hub_app;

-- Codes that replace the app; a row is one that was not used.
create table recovery_code (
  account_id uuid not null references account (id),
  code_hash bytea not null,
  primary key (account_id, code_hash)
);
grant select, insert, delete on recovery_code to hub_app;

-- Sessions carry the version that they were begun under and end when it rises, in every hub at once.
alter table account add column session_version int not null default 0;
grant select (session_version) on account to hub_app;
alter table session add column session_version int not null default 0;

-- When the password or the second factor of a session was proved last; null where that is not known.
alter table session add column proved_at timestamptz;

-- From whom the hub requires a second factor, and from which of its days on; until then it may be missing.
alter table hub
  add column mfa_required text not null default 'none' check (mfa_required in ('none', 'admins', 'everyone')),
  add column mfa_required_from date;
