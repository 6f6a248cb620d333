-- Whether content is seen through playlists alone, and by nobody where none that is open holds it. Else its audience sees it
-- wherever it stands.
alter table content add column only_in_playlists boolean not null default false;
-- Whether more than its own audience stands between the content and people: then content_way says who reaches it.
alter table content add column has_ways boolean not null default false;

-- Each way through playlists that leads to content which is seen through them alone: the playlist that holds it, the one that
-- holds that one, up to where one is seen by itself. No row, no way in.
create table content_way (
  domain_id int not null,
  content_id uuid not null,
  -- Counts the ways of the content, from 1.
  number int not null,
  -- The playlists on the way whose audience is teams: each of them has to take somebody in.
  team_playlists uuid[] not null,
  is_for_admins boolean not null,
  -- Null where no section of the way waits for a time.
  opens_at timestamptz,
  -- The sections on the way that open with progress.
  progress_sections uuid[] not null,
  primary key (domain_id, content_id, number),
  foreign key (domain_id, content_id) references content (domain_id, id)
);
select guard_tenant('content_way');

-- A section that opened with somebody's progress stays open to them, whatever comes to stand before it. It outlives the
-- section, which is written anew with the contents of its playlist.
create table opened_section (
  domain_id int not null,
  member_id uuid not null,
  section_id uuid not null,
  opened_at timestamptz not null,
  primary key (domain_id, member_id, section_id)
);
select guard_tenant('opened_section');

-- The owner of the schema does not see the rows either while the guard is forced.
alter table content no force row level security;
alter table content_user no force row level security;
alter table playlist_item no force row level security;
alter table section no force row level security;
alter table content_way no force row level security;
alter table opened_section no force row level security;

-- Until now whatever stood in a playlist was seen through it alone.
update content set only_in_playlists = true
where exists (select from playlist_item place where place.domain_id = content.domain_id and place.content_id = content.id);

with recursive way as (
  select held.domain_id, held.id as content_id, held.id as at, held.only_in_playlists as goes_on, 0 as depth,
    '{}'::uuid[] as team_playlists, false as is_for_admins, null::timestamptz as opens_at, '{}'::uuid[] as progress_sections
  from content held where held.only_in_playlists and held.published and not held.is_deleted
  union all
  select way.domain_id, way.content_id, holder.id, holder.only_in_playlists, way.depth + 1,
    way.team_playlists || case when holder.audience = 'teams' then array[holder.id] else '{}' end,
    way.is_for_admins or holder.audience = 'admin',
    greatest(way.opens_at, case when door.locking_mode = 'time' then door.unlock_at end),
    way.progress_sections || case when door.locking_mode = 'progress' then array[door.id] else '{}' end
  from way
  join playlist_item place on place.domain_id = way.domain_id and place.content_id = way.at
  join content holder on holder.domain_id = place.domain_id and holder.id = place.playlist_id
  left join section door on door.domain_id = place.domain_id and door.id = place.section_id
  where way.goes_on and way.depth < 10 and holder.published and not holder.is_deleted
    and door.locking_mode is distinct from 'locked'
)
insert into content_way (domain_id, content_id, number, team_playlists, is_for_admins, opens_at, progress_sections)
select domain_id, content_id, row_number() over (partition by domain_id, content_id), team_playlists, is_for_admins, opens_at, progress_sections
from (select distinct domain_id, content_id, team_playlists, is_for_admins, opens_at, progress_sections from way where not goes_on) found;

update content set has_ways = true where only_in_playlists and not exists (
  select from content_way way where way.domain_id = content.domain_id and way.content_id = content.id
    and way.team_playlists = '{}' and not way.is_for_admins and way.opens_at is null and way.progress_sections = '{}');

-- Who had completed all that stands before a section had opened it.
insert into opened_section (domain_id, member_id, section_id, opened_at)
select state.domain_id, state.member_id, door.id, max(state.completed_at)
from section door
join playlist_item before on before.domain_id = door.domain_id and before.playlist_id = door.playlist_id
  and before.rank_key < door.rank_key and not before.optional
join content_user state on state.domain_id = before.domain_id and state.content_id = before.content_id
  and state.status = 'completed' and state.completed_at is not null
where door.locking_mode = 'progress'
group by state.domain_id, state.member_id, door.domain_id, door.id, door.playlist_id, door.rank_key
having count(*) = (select count(*) from playlist_item required
  where required.domain_id = door.domain_id and required.playlist_id = door.playlist_id
    and required.rank_key < door.rank_key and not required.optional);

alter table content force row level security;
alter table content_user force row level security;
alter table playlist_item force row level security;
alter table section force row level security;
alter table content_way force row level security;
alter table opened_section force row level security;
