-- What decides who sees content that is gated, as functions: they are planned by themselves and run for gated content alone,
-- where their dozen tables would else be a part of every statement that asks what somebody may see. The hub is the one of the
-- connection, and the guard holds inside as well.

-- How many required items before a section somebody has not completed. What is not meant for them does not count, nor what
-- stands in a section that nobody may open.
create function remaining_before(asked_section uuid, asked_member uuid, asked_teams uuid[], asked_admin boolean) returns int
language plpgsql stable as $$
declare
  hub constant int := current_setting('app.domain_id')::int;
begin
  return (
    select count(*)
    from section door
    join playlist_item before on before.domain_id = hub and before.playlist_id = door.playlist_id
      and before.rank_key < door.rank_key and not before.optional
    join content on content.domain_id = hub and content.id = before.content_id
    left join content_user done on done.domain_id = hub and done.content_id = before.content_id and done.member_id = asked_member
    left join section room on room.domain_id = hub and room.id = before.section_id
    where door.domain_id = hub and door.id = asked_section
      and room.locking_mode is distinct from 'locked'
      and not content.is_deleted and content.published
      and (content.audience = 'all' or content.audience = 'admin' and asked_admin
        or content.audience = 'teams' and exists (
          select from content_team team where team.domain_id = hub and team.content_id = content.id and team.team_id = any (asked_teams)))
      and coalesce(done.status, 'notstarted') <> 'completed');
end $$;

-- Whether a section that opens with progress is open to somebody: it opened before, or nothing is left to do before it.
create function is_opened_by_progress(asked_section uuid, asked_member uuid, asked_teams uuid[], asked_admin boolean) returns boolean
language plpgsql stable as $$
declare
  hub constant int := current_setting('app.domain_id')::int;
begin
  return exists (
      select from opened_section opened where opened.domain_id = hub and opened.member_id = asked_member and opened.section_id = asked_section)
    or remaining_before(asked_section, asked_member, asked_teams, asked_admin) = 0;
end $$;

-- Whether one of the ways to content is open to somebody at a moment.
create function has_open_way(asked_content uuid, asked_member uuid, asked_teams uuid[], asked_admin boolean, asked_at timestamptz) returns boolean
language plpgsql stable as $$
declare
  hub constant int := current_setting('app.domain_id')::int;
begin
  return exists (
    select from content_way way
    where way.domain_id = hub and way.content_id = asked_content
      and (not way.is_for_admins or asked_admin)
      and coalesce(way.opens_at <= asked_at, true)
      and (way.team_playlists = '{}' or way.team_playlists <@ array(
        select team.content_id from content_team team
        where team.domain_id = hub and team.content_id = any (way.team_playlists) and team.team_id = any (asked_teams)))
      and (way.progress_sections = '{}' or not exists (
        select from unnest(way.progress_sections) door (id)
        where not is_opened_by_progress(door.id, asked_member, asked_teams, asked_admin))));
end $$;

revoke execute on function remaining_before, is_opened_by_progress, has_open_way from public;
grant execute on function remaining_before, is_opened_by_progress, has_open_way to hub_app;
