-- What was deleted can be restored for 30 days. What was deleted before this was known can be from today on.
alter table topic add column deleted_at timestamptz;
alter table content add column deleted_at timestamptz;
-- The owner of the schema sees no rows either while the guard is forced.
alter table topic no force row level security;
alter table content no force row level security;
update topic set deleted_at = now() where is_deleted;
update content set deleted_at = now() where is_deleted;
alter table topic force row level security;
alter table content force row level security;

-- The list of playlists, by its two orders, and by what changed since a copy was made.
create index content_playlists_changed on content (domain_id, greatest(updated_at, deleted_at) desc, id desc) where type = 'playlist';
create index content_playlists_by_name on content (domain_id, lower(name), id) where type = 'playlist';
