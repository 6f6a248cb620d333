-- The guard is forced on the owner of the schema too, who then sees no rows.
alter table content no force row level security;

-- When content was deleted, which can be restored for 30 days. Null for what was deleted before this was written down.
alter table content add column deleted_at timestamptz;
update content set deleted_at = now() where is_deleted;

-- What a list by name is in order of, cut so that the place in a list stays short. A column, because no index is searched by what a
-- function makes of a row before its guard has let the row pass. The app writes it with the name.
alter table content add column sort_name text not null default '';
update content set sort_name = left(lower(name), 60);

alter table content force row level security;

-- The place of a playlist among those that are pinned under a topic; null for what is not. It goes with its place under the topic.
alter table content_topic add column pin int check (pin >= 0);
create index content_topic_pins on content_topic (domain_id, topic_id, pin) where pin is not null;

-- The lists of those who look after the library, which hold drafts and what was deleted too.
create index content_playlists_changed on content (domain_id, updated_at desc, id desc) where type = 'playlist' and not is_deleted;
create index content_assets_changed on content (domain_id, updated_at desc, id desc) where type <> 'playlist' and not is_deleted;
create index content_playlists_named on content (domain_id, sort_name, id) where type = 'playlist' and not is_deleted;
create index content_assets_named on content (domain_id, sort_name, id) where type <> 'playlist' and not is_deleted;
create index content_drafts on content (domain_id, updated_at desc, id desc) where not published and not is_deleted;
create index content_deleted on content (domain_id, updated_at desc, id desc) where is_deleted;

-- What all people did with one thing, for its figures.
create index content_user_of_content on content_user (domain_id, content_id);
