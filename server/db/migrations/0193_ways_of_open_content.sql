-- Content that got an open way after it had none kept the mark that its ways have to be read, so that each read looked for one.
alter table content no force row level security;
alter table content_way no force row level security;
update content set has_ways = false
  where has_ways and not (only_in_playlists and not exists (
    select from content_way where content_way.domain_id = content.domain_id and content_way.content_id = content.id
      and content_way.team_playlists = '{}' and not content_way.is_for_admins
      and content_way.opens_at is null and content_way.progress_sections = '{}'));
alter table content_way force row level security;
alter table content force row level security;
