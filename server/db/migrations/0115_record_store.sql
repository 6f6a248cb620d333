-- A learning record store of others, to which the statements of the hub are forwarded.
create table record_store (
  domain_id int not null references hub (domain_id),
  endpoint text not null,
  username text not null,
  sealed_password bytea not null,
  is_on boolean not null,
  -- The statement that was forwarded last, in the order in which they are read: what comes after it is to be forwarded.
  reached_at timestamptz not null,
  reached_id uuid not null,
  -- When to forward again: later after a fault, and while a process is at it.
  due_at timestamptz not null,
  forwarded_at timestamptz,
  failed_at timestamptz,
  fault text,
  -- Since the last success.
  failures int not null default 0,
  -- Statements that the store does not take, and that were passed over.
  refused_count int not null default 0,
  primary key (domain_id)
);
select guard_tenant('record_store');

-- What happened with one thing, for those who read statements about it.
create index activity_object on activity (domain_id, object_id, occurred_at, id);
