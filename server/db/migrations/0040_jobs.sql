-- Work on many things that takes longer than a request: what it is, how far it is, and what it was about, thing by thing.
create table job (
  domain_id int not null references hub,
  id uuid not null,
  -- The operation that began it.
  kind text not null,
  state text not null check (state in ('waiting', 'running', 'succeeded', 'failed', 'cancelled')),
  -- What the operation was told.
  input jsonb not null,
  created_by uuid not null,
  created_at timestamptz not null,
  started_at timestamptz,
  -- When it last got on, so that what stands still is taken up again.
  touched_at timestamptz not null,
  ended_at timestamptz,
  total int not null,
  done_count int not null default 0,
  skipped_count int not null default 0,
  failed_count int not null default 0,
  -- The job whose effects this one takes back, which goes before it.
  undoes uuid,
  primary key (domain_id, id),
  foreign key (domain_id, created_by) references member (domain_id, id),
  check ((ended_at is not null) = (state in ('succeeded', 'failed', 'cancelled')))
);
create unique index job_undone_once on job (domain_id, undoes) where undoes is not null;
create index job_newest on job (domain_id, created_at, id);
create index job_of_member on job (domain_id, created_by, created_at, id);
create index job_open on job (domain_id, touched_at) where ended_at is null;
create index job_ended on job (domain_id, ended_at) where ended_at is not null;
select guard_tenant('job');

create table job_item (
  domain_id int not null,
  job_id uuid not null,
  place int not null,
  type text not null,
  -- Null for what has no id, such as a tag.
  subject_id uuid,
  name text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'skipped', 'failed')),
  -- What it takes to undo what was done to it.
  before jsonb,
  reason text,
  primary key (domain_id, job_id, place),
  foreign key (domain_id, job_id) references job (domain_id, id) on delete cascade
);
create index job_item_waiting on job_item (domain_id, job_id, place) where state = 'waiting';
select guard_tenant('job_item');
