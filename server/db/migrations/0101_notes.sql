-- What somebody notes for themselves on an asset; without a text it is a bookmark. The name of the asset is not kept with it.
create table note (
  domain_id int not null,
  id uuid not null,
  member_id uuid not null,
  content_id uuid not null,
  seconds int,
  page int,
  text text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- For a day it can come back.
  deleted_at timestamptz,
  primary key (domain_id, id),
  foreign key (domain_id, member_id) references member (domain_id, id),
  foreign key (domain_id, content_id) references content (domain_id, id),
  check (seconds is null or page is null)
);
create index note_newest on note (domain_id, member_id, created_at desc, id desc) where deleted_at is null;
create index note_on_content on note (domain_id, content_id, member_id);
create index note_deleted on note (domain_id, deleted_at) where deleted_at is not null;
select guard_tenant('note');
