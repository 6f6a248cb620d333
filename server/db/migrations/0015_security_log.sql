-- What happened to accounts, and an hourly seal over it. Nothing refers from here to other tables: a log outlives what it
-- tells of. Months are parts of their own, so that one goes without touching the rest; what has no month of its own yet
-- stands in the default part, so that nothing is refused.
create table security_event (
  domain_id int not null,
  occurred_at timestamptz not null,
  id uuid not null,
  type text not null,
  -- Whose account; null where nobody has the address that was tried.
  member_id uuid,
  -- Who did it, where that is proved.
  actor_id uuid,
  ip text,
  user_agent text,
  details jsonb not null default '{}',
  request_id text,
  primary key (domain_id, occurred_at, id)
) partition by range (occurred_at);
create index security_event_member on security_event (domain_id, member_id, occurred_at, id);
-- A walk through the log goes on from an event that is named by its id alone.
create index security_event_id on security_event (domain_id, id);
create index security_event_type on security_event (domain_id, type, occurred_at, id);
create table security_event_default partition of security_event default;
select guard_tenant('security_event', 'select, insert');

create table security_seal (
  domain_id int not null,
  hour timestamptz not null,
  -- Counts up without gaps in each hub, so that a seal that is gone leaves one.
  number int not null,
  event_count int not null,
  -- SHA-256 over the events of the hour.
  digest bytea not null,
  signature bytea not null,
  sealed_at timestamptz not null,
  primary key (domain_id, hour)
) partition by range (hour);
create table security_seal_default partition of security_seal default;
select guard_tenant('security_seal', 'select, insert');

-- Makes the parts of this month and the next two, and drops those of months that ended 13 months ago. The app may neither
-- make nor drop tables nor delete rows here, so it can ask for this and for nothing else: what is kept stands in here.
create function keep_security_log() returns void
language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' as $$
declare
  kept_since constant timestamptz := now() - interval '13 months';
  parent text;
  moment text;
  month timestamptz;
  part text;
begin
  -- Two processes may ask at once.
  perform pg_advisory_xact_lock(hashtext('keep_security_log'));
  for parent, moment in values ('security_event', 'occurred_at'), ('security_seal', 'hour') loop
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
    for part in
      select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = parent::regclass and c.relname ~ '_\d{4}_\d{2}$'
        and to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month' <= kept_since
    loop
      execute format('drop table %I', part);
    end loop;
    execute format('delete from %I where %I < %L', parent || '_default', moment, kept_since);
  end loop;
end $$;
revoke execute on function keep_security_log from public;
grant execute on function keep_security_log to hub_app;
