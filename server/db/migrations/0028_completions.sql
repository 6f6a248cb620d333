-- What of a playlist is required, as a number that rises when it becomes something else, and since which of these numbers each
-- asset is required; of an asset, a number that rises when its file or address is replaced.
alter table playlist add column revision int not null default 1;
alter table playlist_asset add column since_revision int not null default 1;
alter table asset add column source_version int not null default 1;
-- The version of the course that an attempt is of.
alter table attempt add column source_version int not null default 1;

-- That somebody completed some content at some time: evidence that nobody can change, whatever becomes of the content and of
-- what counts as completed. Nothing refers from here to other tables, so that it outlives what it tells of.
create table completion (
  domain_id int not null,
  member_id uuid not null,
  content_id uuid not null,
  completed_at timestamptz not null,
  id uuid not null,
  -- Null for what is older than this table.
  way text check (way in ('automatic', 'learner', 'admin', 'import')),
  -- Who said that it is completed; null where the hub found it.
  actor_id uuid,
  reason text,
  -- playlist.revision or asset.source_version; null where it is not known.
  version int,
  score double precision,
  -- What it was called then.
  content_name text not null,
  -- Assets stand in many playlists, so people complete some that they may not see: those are in no list of theirs. Null
  -- where it is not known.
  was_visible boolean,
  primary key (domain_id, member_id, content_id, completed_at, id)
);
create index completion_newest on completion (domain_id, member_id, completed_at, id);

-- What was completed before, which the owner of the schema does not see either while the guard is forced. What counts as completed now is of the version that is there now.
alter table content_user no force row level security;
alter table content no force row level security;
alter table playlist_asset no force row level security;
insert into completion (domain_id, member_id, content_id, completed_at, id, version, content_name)
select state.domain_id, state.member_id, state.content_id, state.completed_at, gen_random_uuid(),
  case when state.status = 'completed' and (content.type <> 'playlist' or content.required_count > 0 and not exists (
    select from playlist_asset required
    left join content_user done on done.domain_id = required.domain_id and done.member_id = state.member_id
      and done.content_id = required.asset_id and done.status = 'completed'
    where required.domain_id = state.domain_id and required.playlist_id = state.content_id and not required.optional
      and done.content_id is null)) then 1 end,
  content.name
from content_user state
join content on content.domain_id = state.domain_id and content.id = state.content_id
where state.completed_at is not null;
alter table content_user force row level security;
alter table content force row level security;
alter table playlist_asset force row level security;
select guard_tenant('completion', 'select, insert');

-- What is asked again and again of the log of activity, by the day of the hub. Both are worked out from the log and from
-- nothing else, by a job, so that nobody who learns waits for a row that all of a team share.
create table team_day (
  domain_id int not null,
  -- All zeros for the whole hub.
  team_id uuid not null,
  day date not null,
  active_people int not null,
  opened int not null,
  completed int not null,
  -- What the completed assets take, in seconds.
  learning_seconds bigint not null,
  primary key (domain_id, team_id, day)
);
select guard_tenant('team_day');
create table content_day (
  domain_id int not null,
  content_id uuid not null,
  day date not null,
  opened int not null,
  completed int not null,
  primary key (domain_id, content_id, day)
);
create index content_day_day on content_day (domain_id, day);
select guard_tenant('content_day');
create index team_day_day on team_day (domain_id, day);

-- Until when each hub's log was worked out.
create table rollup (
  domain_id int not null,
  rolled_until timestamptz not null,
  primary key (domain_id)
);
select guard_tenant('rollup');
