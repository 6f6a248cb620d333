-- What was signed with an earlier secret of the installation and cannot be signed anew is checked with the key of that purpose
-- alone, sealed with the secret of today: recovery codes, which nobody but their owner has, and hours of the security log.
-- No hub: the secret is one of the installation.
create table retired_key (
  purpose text not null check (purpose in ('recovery code', 'security log')),
  key_id bytea not null,
  sealed_key bytea not null,
  retired_at timestamptz not null,
  primary key (purpose, key_id)
);
grant select, insert, update on retired_key to hub_app;

-- The private half of a key for badges is sealed anew with a new secret; nothing else of it ever changes.
grant update (sealed_private_key) on badge_key to hub_app;
