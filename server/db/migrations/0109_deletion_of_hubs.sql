-- That a hub is to be deleted. When is said by the clock of the database, and the app can write neither moment.
create table hub_deletion (
  domain_id int not null references hub (domain_id),
  id uuid not null,
  requested_by uuid not null,
  requested_at timestamptz not null default date_trunc('milliseconds', now()),
  due_at timestamptz not null default date_trunc('milliseconds', now()) + interval '30 days',
  primary key (domain_id),
  foreign key (domain_id, requested_by) references member (domain_id, id)
);
select guard_tenant('hub_deletion', 'select, delete');
grant insert (domain_id, id, requested_by) on hub_deletion to hub_app;

-- Hubs that are being deleted and those that were: a row outlives its hub, so that its number is not given again and
-- whoever runs the installation sees what went. Only the functions below write here.
create table deleted_hub (
  domain_id int primary key,
  name text not null,
  hostnames text[] not null,
  -- Since when it has no names any more, so that nobody reaches it and nothing works for it.
  closed_at timestamptz not null,
  -- When its last row was gone.
  deleted_at timestamptz,
  row_count bigint not null default 0,
  file_count bigint not null default 0,
  -- When its last file was gone.
  ended_at timestamptz
);
grant select on deleted_hub to hub_app;

-- The app may not delete hubs, nor rows of the logs. It can ask for it with these functions, and for nothing else: they
-- take no hub, so they reach that of the connection alone, and do nothing before it is due.

-- Takes the names of the hub away, once its deletion is due.
create function close_hub() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  this constant int := current_setting('app.domain_id')::int;
begin
  insert into deleted_hub (domain_id, name, hostnames, closed_at)
    select hub.domain_id, hub.name, array(select hostname from hub_hostname where domain_id = this order by hostname), now()
    from hub_deletion join hub using (domain_id)
    where hub.domain_id = this and hub_deletion.due_at <= now()
    -- A demo makes its hubs again under their numbers.
    on conflict (domain_id) do update set name = excluded.name, hostnames = excluded.hostnames, closed_at = excluded.closed_at,
      deleted_at = null, row_count = 0, file_count = 0, ended_at = null
      where deleted_hub.deleted_at is not null;
  if found then
    delete from hub_hostname where domain_id = this;
  end if;
end $$;

-- Holds the hub of the connection until the end of the transaction; null where its rows are not to be deleted now. An hour
-- after it was closed no process knows it any more, and no work that was begun for it is still under way.
create function hold_closed_hub() returns int
language sql as $$
  select domain_id from deleted_hub
  where domain_id = current_setting('app.domain_id')::int and closed_at <= now() - interval '1 hour' and deleted_at is null
  for update
$$;
revoke execute on function hold_closed_hub from public;

-- Deletes some rows of a table, and says how many. Rows that others of the table refer to come after those. Only indexes
-- are read in order, since any other way reads with each batch anew what was deleted before, or what is still there.
create function delete_hub_rows(tenant_table regclass, batch int) returns int
language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off set enable_bitmapscan = off as $$
declare
  this constant int := hold_closed_hub();
  is_leaf text;
  accounts uuid[];
  left_alone uuid;
  deleted int;
begin
  if this is null then
    return 0;
  end if;
  if not exists (select from pg_class where oid = tenant_table and relrowsecurity and relforcerowsecurity) then
    raise exception '% is no table of hubs', tenant_table;
  end if;
  select coalesce(string_agg(format(
    ' and not exists (select from %s other where %s)', tenant_table, (
      select string_agg(format('other.%I = t.%I', mine.attname, theirs.attname), ' and ')
      from unnest(f.conkey, f.confkey) as pair (my_number, their_number)
      join pg_attribute mine on mine.attrelid = tenant_table and mine.attnum = my_number
      join pg_attribute theirs on theirs.attrelid = tenant_table and theirs.attnum = their_number)), ''), '')
    into is_leaf
    from pg_constraint f where f.conrelid = tenant_table and f.confrelid = tenant_table and f.contype = 'f';
  execute format(
    'with gone as (
      delete from %1$s where ctid = any (array(select t.ctid from %1$s t where t.domain_id = $1 %2$s limit $2)) and domain_id = $1 returning %3$s as account_id)
    select count(*), array_agg(account_id) filter (where account_id is not null) from gone',
    tenant_table, is_leaf, case when tenant_table = 'member'::regclass then 'account_id' else 'null::uuid' end)
    into deleted, accounts using this, batch;
  -- An account of other hubs stays: their members refer to it.
  foreach left_alone in array coalesce(accounts, '{}') loop
    begin
      delete from totp where account_id = left_alone;
      delete from passkey where account_id = left_alone;
      delete from recovery_code where account_id = left_alone;
      delete from factor_reset where account_id = left_alone;
      delete from account where id = left_alone;
    exception when foreign_key_violation then
      null;
    end;
  end loop;
  update deleted_hub set row_count = row_count + deleted where domain_id = this;
  return deleted;
end $$;
revoke execute on function delete_hub_rows from public;
grant execute on function delete_hub_rows to hub_app;

-- Deletes the hub itself, which its rows refer to, so that none can be left.
create function delete_hub() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  this constant int := hold_closed_hub();
begin
  delete from factor_reset where asked_in = this;
  delete from hub where domain_id = this;
  update deleted_hub set deleted_at = now() where domain_id = this;
end $$;
revoke execute on function delete_hub from public;
grant execute on function delete_hub to hub_app;

-- Counts files that were deleted. What a browser began to send before may still arrive for a day, and is deleted as well.
create function note_deleted_files(files int, is_all boolean) returns void
language sql security definer set search_path = public, pg_temp as $$
  update deleted_hub set
    file_count = file_count + files,
    ended_at = case when is_all and deleted_at <= now() - interval '1 day' then now() end
  where domain_id = current_setting('app.domain_id')::int and deleted_at is not null and ended_at is null
$$;
revoke execute on function note_deleted_files from public;
grant execute on function note_deleted_files to hub_app;
revoke execute on function close_hub from public;
grant execute on function close_hub to hub_app;
