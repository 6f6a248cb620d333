-- What people are asked to do with some content: for whom, until when, and whether again and again. Several stand on one piece
-- of content; of those that concern somebody one counts (content/goal.sql.ts).
create table assignment (
  domain_id int not null,
  id uuid not null,
  content_id uuid not null,
  goal text not null check (goal in ('open', 'complete')),
  -- Everyone who may see the content, the members of some teams, or people by name.
  audience text not null check (audience in ('everyone', 'teams', 'people')),
  -- The one that the `goal` of the content stands for.
  is_content_goal boolean not null default false,
  -- A moment for everybody; the end of a day, the same for everybody or some days after something, where each person is.
  due_type text check (due_type in ('moment', 'day', 'afterStart', 'afterJoining', 'afterAssignment')),
  due_at timestamptz,
  due_on date,
  due_days int,
  -- Again every so many months. A round can be met from so many days before its due date, or at any time after the last.
  repeat_months int,
  window_days int,
  counts_early boolean not null default false,
  author_id uuid,
  assigned_at timestamptz not null,
  updated_at timestamptz not null,
  is_deleted boolean not null default false,
  primary key (domain_id, id),
  foreign key (domain_id, content_id) references content (domain_id, id),
  foreign key (domain_id, author_id) references member (domain_id, id),
  check ((due_at is not null) = (due_type is not distinct from 'moment')),
  check ((due_on is not null) = (due_type is not distinct from 'day')),
  check ((due_days is not null) = coalesce(due_type like 'after%', false)),
  check (due_type is distinct from 'afterJoining' or audience = 'teams'),
  check ((repeat_months is null) = (window_days is null)),
  check (repeat_months is null or due_type is not null),
  check (not is_content_goal or audience = 'everyone')
);
create index assignment_of_content on assignment (domain_id, content_id) where not is_deleted;
create unique index assignment_content_goal on assignment (domain_id, content_id) where is_content_goal and not is_deleted;
select guard_tenant('assignment');

create table assignment_team (
  domain_id int not null,
  assignment_id uuid not null,
  team_id uuid not null,
  primary key (domain_id, assignment_id, team_id),
  foreign key (domain_id, assignment_id) references assignment (domain_id, id),
  foreign key (domain_id, team_id) references team (domain_id, id)
);
create index assignment_team_team on assignment_team (domain_id, team_id);
select guard_tenant('assignment_team');

create table assignment_person (
  domain_id int not null,
  assignment_id uuid not null,
  member_id uuid not null,
  assigned_at timestamptz not null,
  primary key (domain_id, assignment_id, member_id),
  foreign key (domain_id, assignment_id) references assignment (domain_id, id),
  foreign key (domain_id, member_id) references member (domain_id, id)
);
create index assignment_person_member on assignment_person (domain_id, member_id);
select guard_tenant('assignment_person');

-- That somebody did what an assignment asks, once for each of its rounds. It stays, whatever becomes of their progress.
create table assignment_meeting (
  domain_id int not null,
  assignment_id uuid not null,
  member_id uuid not null,
  round int not null,
  met_at timestamptz not null,
  -- The completion that it rests on; null where opening was enough, and where none was kept.
  completion_id uuid,
  primary key (domain_id, assignment_id, member_id, round)
);
create index assignment_meeting_member on assignment_meeting (domain_id, member_id);
select guard_tenant('assignment_meeting', 'select, insert');

-- Whether an assignment of the content is for everyone: a large hub has many that are for teams, and these are found first.
alter table content add column asks_everyone boolean not null default false;

-- Since when somebody is in a team. Null where they were in it before this was kept.
alter table team_member add column joined_at timestamptz;
-- Where somebody is; null for where the hub is.
alter table member add column timezone text;

-- The owner of the schema does not see what is there either while the guard is forced.
alter table content no force row level security;
alter table content_user no force row level security;
alter table playlist_asset no force row level security;
alter table completion no force row level security;
alter table assignment no force row level security;
alter table assignment_meeting no force row level security;
alter table team_member no force row level security;
alter table activity no force row level security;

insert into assignment (domain_id, id, content_id, goal, audience, is_content_goal, due_type, due_at, assigned_at, updated_at)
select domain_id, gen_random_uuid(), id, goal_type, 'everyone', true, case when goal_due_at is not null then 'moment' end, goal_due_at, created_at, updated_at
from content where goal_type is not null;
update content set asks_everyone = true where goal_type is not null;

-- Who had done by now what a goal asked for has met it.
insert into assignment_meeting (domain_id, assignment_id, member_id, round, met_at, completion_id)
select met.domain_id, met.assignment_id, met.member_id, 1, coalesce(met.at, now()), case met.goal when 'complete' then (
  select completion.id from completion where completion.domain_id = met.domain_id and completion.member_id = met.member_id
    and completion.content_id = met.content_id order by completion.completed_at desc, completion.id desc limit 1) end
from (
  select assignment.domain_id, assignment.id as assignment_id, assignment.goal, assignment.content_id, state.member_id,
    case assignment.goal when 'open' then state.opened_at else state.completed_at end as at
  from assignment
  join content on content.domain_id = assignment.domain_id and content.id = assignment.content_id
  join content_user state on state.domain_id = assignment.domain_id and state.content_id = assignment.content_id
  where case assignment.goal when 'open' then state.status <> 'notstarted' else content.type <> 'playlist' and state.status = 'completed' end
  union all
  select assignment.domain_id, assignment.id, assignment.goal, assignment.content_id, done.member_id, max(done.completed_at)
  from assignment
  join content on content.domain_id = assignment.domain_id and content.id = assignment.content_id
  join playlist_asset required on required.domain_id = assignment.domain_id and required.playlist_id = assignment.content_id and not required.optional
  join content_user done on done.domain_id = assignment.domain_id and done.content_id = required.asset_id and done.status = 'completed'
  where assignment.goal = 'complete' and content.required_count > 0
  group by assignment.domain_id, assignment.id, assignment.goal, assignment.content_id, done.member_id, content.required_count
  having count(*) >= content.required_count) met;

update team_member set joined_at = joined.at from (
  select domain_id, member_id, object_id, max(occurred_at) as at from activity where type = 'teamJoined' group by 1, 2, 3) joined
where joined.domain_id = team_member.domain_id and joined.member_id = team_member.member_id and joined.object_id = team_member.team_id;
alter table team_member alter column joined_at set default now();

alter table content force row level security;
alter table content_user force row level security;
alter table playlist_asset force row level security;
alter table completion force row level security;
alter table assignment force row level security;
alter table assignment_meeting force row level security;
alter table team_member force row level security;
alter table activity force row level security;

drop index content_due;
drop index content_goal_of_all;
alter table content drop column goal_type;
alter table content drop column goal_due_at;
create index content_asks_everyone on content (domain_id, id) where asks_everyone and audience <> 'teams';
