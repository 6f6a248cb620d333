-- What was signed with an earlier secret of the installation and cannot be signed anew is checked with the key of that purpose
-- alone, sealed with the secret of today: recovery codes, which nobody but their owner has, and hours of the security log.
-- No hub: the secret is one of the installation.
create table retired_key (
  purpose text not null check (purpose in ('recovery code', 'security log')),
  key_id bytea not null,
  sealed_key bytea not null,
  retired_at timestamptz not null,
  primary key (purpose, key_id)
);
grant select, insert, update on retired_key to hub_app;

-- The private half of a key for badges is sealed anew with a new secret; nothing else of it ever changes.
grant update (sealed_private_key) on badge_key to hub_app;

-- What has no part of its own goes by whole hours: half of an hour whose seal is gone would show as tampered with.
create or replace function keep_months(parent text, moment text, kept interval) returns void
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
  execute format('delete from %I where %I < %L', parent || '_default', moment, date_trunc('hour', now() - kept));
end $$;
