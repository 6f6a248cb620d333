-- When a completion was recorded, beside when it happened, by the database's own clock: programs that keep a copy read what came
-- since. Until now the two differ only where an admin completed for others, whose ids do not tell the time.
alter table completion add column recorded_at timestamptz;
alter table completion no force row level security;
update completion set recorded_at = case
  when substring(id::text, 15, 1) = '7' then to_timestamp(('x' || lpad(replace(left(id::text, 13), '-', ''), 16, '0'))::bit(64)::bigint / 1000.0)
  else date_trunc('milliseconds', completed_at) end;
alter table completion force row level security;
alter table completion
  alter column recorded_at set default date_trunc('milliseconds', clock_timestamp()),
  alter column recorded_at set not null;
create index completion_recorded on completion (domain_id, recorded_at, id);
