-- Tickets of other hubs that let somebody in here, so that none does so twice. Of a ticket its hash is kept, until it would have expired.
create table hub_switch (
  domain_id int not null,
  ticket_hash bytea not null,
  expires_at timestamptz not null,
  primary key (domain_id, ticket_hash)
);
create index hub_switch_expiry on hub_switch (domain_id, expires_at);
select guard_tenant('hub_switch');
