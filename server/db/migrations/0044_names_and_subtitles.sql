-- What a topic is called in other languages than its own.
create table topic_locale_name (
  domain_id int not null,
  topic_id uuid not null,
  locale text not null,
  name text not null,
  primary key (domain_id, topic_id, locale),
  foreign key (domain_id, topic_id) references topic (domain_id, id)
);
select guard_tenant('topic_locale_name');

-- Subtitles can be restored for a while. Those that were deleted before count as deleted now.
alter table subtitle
  add deleted_at timestamptz,
  add updated_at timestamptz not null default now();
-- The owner of the schema does not see the rows either while the guard is forced.
alter table subtitle no force row level security;
update subtitle set deleted_at = now() where is_deleted;
alter table subtitle add check (is_deleted = (deleted_at is not null));
alter table subtitle force row level security;
