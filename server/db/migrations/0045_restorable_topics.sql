-- What was deleted can be restored for 30 days. What was deleted before this was known can be from today on.
alter table topic add column deleted_at timestamptz;
-- The owner of the schema sees no rows either while the guard is forced.
alter table topic no force row level security;
update topic set deleted_at = now() where is_deleted;
alter table topic force row level security;
