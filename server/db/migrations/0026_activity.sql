-- Makes the parts of this month and the next two of a log that is kept by the month, and drops those that ended before it
-- is kept; null keeps them all. It stands behind functions without arguments, and nobody else may call it.
create function keep_months(parent text, moment text, kept interval) returns void
language plpgsql set timezone = 'UTC' as $$
declare
  month timestamptz;
  part text;
begin
  for step in 0..2 loop
    month := date_trunc('month', now()) + make_interval(months => step);
    part := parent || to_char(month, '_YYYY_MM');
    continue when to_regclass(part) is not null;
    execute format('create table %I (like %I)', part, parent);
    execute format(
      'with moved as (delete from %I where %I >= %L and %2$I < %4$L returning *) insert into %5$I select * from moved',
      parent || '_default', moment, month, month + interval '1 month', part);
    execute format('alter table %I attach partition %I for values from (%L) to (%L)',
      parent, part, month, month + interval '1 month');
  end loop;
  if kept is null then
    return;
  end if;
  for part in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = parent::regclass and c.relname ~ '_\d{4}_\d{2}$'
      and to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month' <= now() - kept
  loop
    execute format('drop table %I', part);
  end loop;
  execute format('delete from %I where %I < %L', parent || '_default', moment, now() - kept);
end $$;
revoke execute on function keep_months from public;

create or replace function keep_security_log() returns void
language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' as $$
begin
  -- Two processes may ask at once.
  perform pg_advisory_xact_lock(hashtext('keep_security_log'));
  perform keep_months('security_event', 'occurred_at', interval '13 months');
  perform keep_months('security_seal', 'hour', interval '13 months');
end $$;

-- What happened: who learned, came, went and was given what, one line for each fact and none ever changed. Nothing refers from
-- here to other tables, so that a line outlives what it tells of and a month can be moved or dropped without the rest.
create table activity (
  domain_id int not null,
  occurred_at timestamptz not null,
  id uuid not null,
  type text not null,
  -- Whose fact it is.
  member_id uuid not null,
  -- Who did it; null for what came about by itself.
  actor_id uuid,
  -- What it is about: content, a badge or a team.
  object_type text,
  object_id uuid,
  -- The teams that the person was in then.
  team_ids uuid[] not null default '{}',
  -- What the asset takes that was completed, so that a figure worked out later is the same.
  learning_seconds int,
  details jsonb not null default '{}',
  primary key (domain_id, occurred_at, id)
) partition by range (occurred_at);
create index activity_member on activity (domain_id, member_id, occurred_at, id);
-- Ids begin with the moment at which they were made, which is when a fact was written: what is new is found by it.
create index activity_written on activity (domain_id, id);
create table activity_default partition of activity default;
select guard_tenant('activity', 'select, insert');

-- How long it is kept is for the organisation to say, so nothing is dropped here.
create function keep_activity() returns void
language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' as $$
begin
  perform pg_advisory_xact_lock(hashtext('keep_activity'));
  perform keep_months('activity', 'occurred_at', null);
end $$;
revoke execute on function keep_activity from public;
grant execute on function keep_activity to hub_app;

-- The quarters of a recording or a course that somebody has reached at some time, so that each is told once.
alter table content_user add column furthest_step smallint not null default 0;
