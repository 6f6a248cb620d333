-- Hosts elsewhere from which packages may load: all of the hub, and one by one.
alter table hub add column allowed_hosts text[] not null default '{}';
alter table asset add column allowed_hosts text[] not null default '{}';
