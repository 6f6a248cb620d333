-- One call with which somebody shared content. How many there are in an hour is limited for each person, so a rehearsal
-- that sends a mail stands here as well; it has no content.
create table recommendation (
  domain_id int not null,
  id uuid not null,
  sharer_id uuid not null,
  type text not null check (type in ('share', 'recommendation')),
  label text,
  message text,
  created_at timestamptz not null,
  primary key (domain_id, id),
  foreign key (domain_id, sharer_id) references member (domain_id, id)
);
create index recommendation_sharer on recommendation (domain_id, sharer_id, created_at);
select guard_tenant('recommendation');

-- One piece of content of such a call, at its place among the others. It opens in a playlist, or on its own where there is none.
create table share (
  domain_id int not null,
  id uuid not null,
  recommendation_id uuid not null,
  content_id uuid not null,
  context_id uuid,
  place int not null,
  primary key (domain_id, id),
  foreign key (domain_id, recommendation_id) references recommendation (domain_id, id),
  foreign key (domain_id, content_id) references content (domain_id, id),
  foreign key (domain_id, context_id) references playlist (domain_id, content_id)
);
create index share_content on share (domain_id, content_id);
select guard_tenant('share');

create table share_member (
  domain_id int not null,
  member_id uuid not null,
  share_id uuid not null,
  primary key (domain_id, member_id, share_id),
  foreign key (domain_id, member_id) references member (domain_id, id),
  foreign key (domain_id, share_id) references share (domain_id, id)
);
select guard_tenant('share_member');

-- Whoever belongs to the team when they look, so also those who join later.
create table share_team (
  domain_id int not null,
  team_id uuid not null,
  share_id uuid not null,
  primary key (domain_id, team_id, share_id),
  foreign key (domain_id, team_id) references team (domain_id, id),
  foreign key (domain_id, share_id) references share (domain_id, id)
);
select guard_tenant('share_team');

-- Up to when somebody has seen enough of what was shared. It opens in a playlist, or on its own where that is the content itself.
create table share_dismissal (
  domain_id int not null,
  member_id uuid not null,
  content_id uuid not null,
  opens_in uuid not null,
  dismissed_at timestamptz not null,
  primary key (domain_id, member_id, content_id, opens_in),
  foreign key (domain_id, member_id) references member (domain_id, id),
  foreign key (domain_id, content_id) references content (domain_id, id),
  foreign key (domain_id, opens_in) references content (domain_id, id)
);
select guard_tenant('share_dismissal');

-- For finding people by name and content that has something in common.
create index member_name on member (domain_id, lower(coalesce(nullif(btrim(first_name || ' ' || last_name), ''), split_part(email, '@', 1))), id) where not is_deleted;
create index member_name_part on member using gin (domain_id, lower(coalesce(nullif(btrim(first_name || ' ' || last_name), ''), split_part(email, '@', 1))) gin_trgm_ops) where not is_deleted;
create index content_tags on content using gin (domain_id, tags) where not is_deleted and published;
