-- What the last check of a name found. Only a name that was verified is checked again by itself: one that whoever runs the
-- installation set up need not be reachable from where the server stands.
alter table hub_hostname
  add column verified_at timestamptz,
  add column checked_at timestamptz,
  add column finding text,
  add column found text,
  add column failures int not null default 0,
  add column failing_since timestamptz;
grant update (verified_at, checked_at, finding, found, failures, failing_since) on hub_hostname to hub_app;
create unique index hub_hostname_primary on hub_hostname (domain_id) where is_primary;

-- Names that admins added and have not proved. They lead nowhere and block nobody, so two hubs may claim one. Like the names
-- that lead to hubs they are of the installation: a proxy asks about one without knowing whose it is.
create table hostname_claim (
  domain_id int not null references hub (domain_id) on delete cascade,
  hostname text not null,
  -- What a record in the DNS has to hold; anybody may see it there.
  record_value text not null,
  created_at timestamptz not null,
  -- Since when that record is there.
  proved_at timestamptz,
  checked_at timestamptz,
  finding text,
  found text,
  primary key (domain_id, hostname)
);
create index hostname_claim_proved on hostname_claim (hostname) where proved_at is not null;
grant select, insert, delete, update (proved_at, checked_at, finding, found) on hostname_claim to hub_app;

-- Ends that a name leads to the hub of the connection, and to no other; never the one that its links use.
create function remove_hostname(name text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from hub_hostname
  where hostname = name and domain_id = current_setting('app.domain_id')::int and not is_primary;
  return found;
end $$;
revoke execute on function remove_hostname from public;
grant execute on function remove_hostname to hub_app;
