-- Content that one hub lets another see. An offer is of two hubs, so the table belongs to neither, and whoever asks names theirs.
create table content_grant (
  id uuid primary key,
  from_domain_id int not null references hub,
  to_domain_id int not null references hub,
  content_ids uuid[] not null,
  -- A member of the hub that gives.
  author_id uuid not null,
  created_at timestamptz not null,
  accepted_at timestamptz,
  check (from_domain_id <> to_domain_id)
);
create index content_grant_given on content_grant (from_domain_id, created_at desc, id desc);
create index content_grant_received on content_grant (to_domain_id, created_at desc, id desc);
grant select, insert, update, delete on content_grant to hub_app;

-- Content that another hub shares stands in this one under the same id, and is brought up to date from there.
alter table content
  -- The hub that shares it; null for content of the hub's own.
  add column given_by int,
  -- What it was there when it was brought up to date last.
  add column given_print text;
create index content_given on content (domain_id, given_by) where given_by is not null;
