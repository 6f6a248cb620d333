-- What each migration was when it ran here, so that one that was changed afterwards is noticed (server/db/past.ts).
-- No hub: the schema is one of the installation.
create table migration_checksum (
  name text primary key,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$')
);
grant select on migration_checksum to hub_app;

-- Another name can become the one that links use.
grant update (is_primary) on hub_hostname to hub_app;

-- Before that was noticed, 0001, 0007, 0015 and 0046 were changed after databases had them. What those databases lack:
drop index if exists member_account;
create index if not exists security_event_id on security_event (domain_id, id);
alter table team no force row level security;
alter table team add column if not exists deleted_at timestamptz;
update team set deleted_at = now() where is_deleted and deleted_at is null;
alter table team force row level security;

do $$
begin
  if to_regclass('search_lexeme') is not null then
    return;
  end if;
  create table search_lexeme (
    domain_id int not null references hub (domain_id),
    lexeme text not null collate "C",
    uses int not null,
    primary key (domain_id, lexeme)
  );
  perform guard_tenant('search_lexeme');
  -- All is indexed anew by the hub, which counts the words from nothing.
  alter table search_word no force row level security;
  alter table search_variant no force row level security;
  alter table content_word no force row level security;
  alter table content no force row level security;
  delete from search_word;
  delete from search_variant;
  delete from content_word;
  update content set search_words = null;
  alter table search_word drop column uses;
  alter table search_word force row level security;
  alter table search_variant force row level security;
  alter table content_word force row level security;
  alter table content force row level security;
end $$;

-- Kept in 0007 for a server of the version before that may still have run beside it.
alter table content drop column if exists search_text;
