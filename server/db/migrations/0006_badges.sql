-- What is said of a picture for badges that somebody uploaded; its id is that of the file. Pictures that come with the
-- hub are no rows, they stand in server/badges/built-in.ts.
create table badge_image (
  domain_id int not null,
  id uuid not null,
  style text not null check (style in ('sticker', 'rose')),
  alternative_text text,
  created_at timestamptz not null,
  primary key (domain_id, id),
  foreign key (domain_id, id) references file (domain_id, id)
);
create index badge_image_newest on badge_image (domain_id, created_at desc, id desc);
select guard_tenant('badge_image');

-- What a playlist awards to who completes it. A deleted one is awarded no longer, and kept by those who have it.
create table badge (
  domain_id int not null,
  id uuid not null,
  playlist_id uuid not null,
  image_id uuid,
  -- A picture that comes with the hub, instead of one that was uploaded.
  built_in_id uuid,
  is_deleted boolean not null default false,
  created_at timestamptz not null,
  primary key (domain_id, id),
  foreign key (domain_id, playlist_id) references playlist (domain_id, content_id),
  foreign key (domain_id, image_id) references badge_image (domain_id, id),
  check (num_nonnulls(image_id, built_in_id) = 1)
);
create unique index badge_of_playlist on badge (domain_id, playlist_id) where not is_deleted;
create index badge_playlist on badge (domain_id, playlist_id);
create index badge_shows on badge (domain_id, image_id) where image_id is not null;
create index badge_shows_built_in on badge (domain_id, built_in_id) where built_in_id is not null;
select guard_tenant('badge');

-- The id is all that anybody needs to see the award, so it is a random one.
create table badge_award (
  domain_id int not null,
  id uuid not null,
  badge_id uuid not null,
  member_id uuid not null,
  created_at timestamptz not null,
  primary key (domain_id, id),
  unique (domain_id, badge_id, member_id),
  foreign key (domain_id, badge_id) references badge (domain_id, id),
  foreign key (domain_id, member_id) references member (domain_id, id)
);
create index badge_award_own on badge_award (domain_id, member_id, created_at desc);
select guard_tenant('badge_award');

-- With what the hub signs badges that people take with them. A key is never changed or deleted: what was signed with it
-- stays good. The private half is sealed with the secret of the installation.
create table badge_key (
  domain_id int not null references hub (domain_id),
  number int not null,
  public_key bytea not null,
  sealed_private_key bytea not null,
  created_at timestamptz not null,
  primary key (domain_id, number)
);
select guard_tenant('badge_key', 'select, insert');
