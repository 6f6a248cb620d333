create table file (
  domain_id int not null references hub (domain_id),
  id uuid not null,
  kind text not null check (kind in ('asset', 'picture', 'profilePicture', 'subtitle', 'badge')),
  filename text not null,
  content_type text not null,
  size bigint not null,
  status text not null check (status in ('draft', 'processing', 'invalid', 'ready')),
  format text,
  storage_key text,
  sha256 bytea,
  -- What the hub made of it (a picture without its metadata, clean subtitles) and serves instead of the original.
  served_key text,
  served_type text,
  served_size bigint,
  duration int,
  package jsonb,
  tries int not null default 0,
  error_code text,
  error_detail text,
  alternative_text text,
  locale text,
  notify_on_completion boolean not null default false,
  uploaded_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (domain_id, id),
  foreign key (domain_id, uploaded_by) references member (domain_id, id)
);
create index file_processing on file (domain_id) where status = 'processing';
select guard_tenant('file');

-- A file of an unpacked site or course. Serving looks a path up here, so a path can never climb out.
create table package_entry (
  domain_id int not null,
  file_id uuid not null,
  path text not null,
  storage_key text not null,
  size bigint not null,
  content_type text not null,
  primary key (domain_id, file_id, path),
  foreign key (domain_id, file_id) references file (domain_id, id)
);
select guard_tenant('package_entry');

-- The right to send one file, once: what an upload token stands for.
create table upload (
  domain_id int not null,
  id uuid not null,
  file_id uuid not null,
  member_id uuid not null,
  token_hash bytea not null,
  max_size bigint not null,
  reference_ids uuid[] not null default '{}',
  assigns boolean not null default true,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  received_at timestamptz,
  finished_at timestamptz,
  primary key (domain_id, id),
  unique (domain_id, token_hash),
  foreign key (domain_id, file_id) references file (domain_id, id),
  foreign key (domain_id, member_id) references member (domain_id, id)
);
select guard_tenant('upload');

-- What playlists and assets have in common; one row for each that a person can open, save, like or comment.
create table content (
  domain_id int not null references hub (domain_id),
  id uuid not null,
  type text not null check (type in ('playlist', 'upload', 'zip', 'web', 'scorm')),
  name text not null,
  description text,
  search_text text not null,
  locale text not null,
  tags text[] not null default '{}',
  audience text not null default 'all' check (audience in ('all', 'teams', 'admin')),
  thumbnail_id uuid,
  owner_team_id uuid,
  author_id uuid,
  published boolean not null default true,
  is_deleted boolean not null default false,
  external_ref_id text,
  originating_id uuid,
  source_domain text,
  custom_type text,
  completion_time int not null default 0,
  content_count int not null default 0,
  required_count int not null default 0,
  comment_count int not null default 0,
  rating_count int not null default 0,
  goal_type text check (goal_type in ('open', 'complete')),
  goal_due_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (domain_id, id),
  unique (domain_id, external_ref_id),
  foreign key (domain_id, thumbnail_id) references file (domain_id, id),
  foreign key (domain_id, owner_team_id) references team (domain_id, id),
  foreign key (domain_id, author_id) references member (domain_id, id)
);
-- The lists read content newest first and never what is deleted or unpublished.
create index content_newest on content (domain_id, updated_at desc, id desc) where not is_deleted and published;
create index content_playlists_newest on content (domain_id, updated_at desc, id desc) where type = 'playlist' and not is_deleted and published;
create index content_assets_newest on content (domain_id, updated_at desc, id desc) where type <> 'playlist' and not is_deleted and published;
create index content_due on content (domain_id, goal_due_at) where goal_type is not null and not is_deleted and published;
create index content_search on content using gin (domain_id, search_text gin_trgm_ops);
create index content_owner_team on content (domain_id, owner_team_id) where owner_team_id is not null;
select guard_tenant('content');

create table content_team (
  domain_id int not null,
  content_id uuid not null,
  team_id uuid not null,
  primary key (domain_id, content_id, team_id),
  foreign key (domain_id, content_id) references content (domain_id, id),
  foreign key (domain_id, team_id) references team (domain_id, id)
);
create index content_team_team on content_team (domain_id, team_id);
select guard_tenant('content_team');

create table asset (
  domain_id int not null,
  content_id uuid not null,
  web_url text,
  file_id uuid,
  file_format text,
  duration int,
  alternative_text text,
  download text not null default 'disabled' check (download in ('disabled', 'enabled', 'required')),
  open_in_iframe boolean not null default false,
  is_frameable boolean not null default false,
  mark_as_done_mode text not null default 'automatic' check (mark_as_done_mode in ('automatic', 'manual')),
  exclude_from_ai boolean not null default false,
  insights_enabled boolean not null default true,
  scorm_settings jsonb,
  ref_id text,
  primary key (domain_id, content_id),
  foreign key (domain_id, content_id) references content (domain_id, id),
  foreign key (domain_id, file_id) references file (domain_id, id)
);
create index asset_file on asset (domain_id, file_id) where file_id is not null;
select guard_tenant('asset');

create table subtitle (
  domain_id int not null,
  id uuid not null,
  content_id uuid not null,
  file_id uuid not null,
  locale text not null,
  filename text not null,
  is_deleted boolean not null default false,
  primary key (domain_id, id),
  foreign key (domain_id, content_id) references asset (domain_id, content_id),
  foreign key (domain_id, file_id) references file (domain_id, id)
);
create index subtitle_content on subtitle (domain_id, content_id) where not is_deleted;
select guard_tenant('subtitle');

create table playlist (
  domain_id int not null,
  content_id uuid not null,
  allow_member_contributions boolean not null default false,
  has_numbering boolean not null default false,
  primary key (domain_id, content_id),
  foreign key (domain_id, content_id) references content (domain_id, id)
);
select guard_tenant('playlist');

-- rank is as people wrote it, rank_key is the same in a form that sorts as text ("0001.0002.0004").
create table section (
  domain_id int not null,
  id uuid not null,
  playlist_id uuid not null,
  name text not null,
  description text,
  rank text not null,
  rank_key text not null collate "C",
  locking_mode text check (locking_mode in ('locked', 'time', 'progress')),
  unlock_at timestamptz,
  unlock_timezone text,
  primary key (domain_id, id),
  unique (domain_id, playlist_id, rank_key),
  foreign key (domain_id, playlist_id) references playlist (domain_id, content_id)
);
select guard_tenant('section');

create table playlist_item (
  domain_id int not null,
  playlist_id uuid not null,
  content_id uuid not null,
  section_id uuid,
  rank text not null,
  rank_key text not null collate "C",
  optional boolean not null default false,
  primary key (domain_id, playlist_id, content_id),
  unique (domain_id, playlist_id, rank_key),
  foreign key (domain_id, playlist_id) references playlist (domain_id, content_id),
  foreign key (domain_id, content_id) references content (domain_id, id),
  foreign key (domain_id, section_id) references section (domain_id, id)
);
create index playlist_item_content on playlist_item (domain_id, content_id);
select guard_tenant('playlist_item');

-- Every asset that a playlist holds, also through playlists inside it: completion is counted over these without recursion.
create table playlist_asset (
  domain_id int not null,
  playlist_id uuid not null,
  asset_id uuid not null,
  optional boolean not null,
  primary key (domain_id, playlist_id, asset_id),
  foreign key (domain_id, playlist_id) references playlist (domain_id, content_id),
  foreign key (domain_id, asset_id) references asset (domain_id, content_id)
);
create index playlist_asset_asset on playlist_asset (domain_id, asset_id);
select guard_tenant('playlist_asset');

create table topic (
  domain_id int not null references hub (domain_id),
  id uuid not null,
  parent_id uuid,
  name text not null,
  rank int not null default 0,
  is_deleted boolean not null default false,
  created_at timestamptz not null,
  primary key (domain_id, id),
  foreign key (domain_id, parent_id) references topic (domain_id, id)
);
select guard_tenant('topic');

create table content_topic (
  domain_id int not null,
  content_id uuid not null,
  topic_id uuid not null,
  primary key (domain_id, content_id, topic_id),
  foreign key (domain_id, content_id) references content (domain_id, id),
  foreign key (domain_id, topic_id) references topic (domain_id, id)
);
create index content_topic_topic on content_topic (domain_id, topic_id);
select guard_tenant('content_topic');

create table featured_content (
  domain_id int not null,
  content_id uuid not null,
  rank int not null,
  primary key (domain_id, content_id),
  foreign key (domain_id, content_id) references content (domain_id, id)
);
select guard_tenant('featured_content');

-- One row a person and piece of content, made at the first touch.
create table content_user (
  domain_id int not null,
  member_id uuid not null,
  content_id uuid not null,
  status text not null default 'notstarted' check (status in ('notstarted', 'opened', 'completed')),
  scorm_status text,
  opened_at timestamptz,
  completed_at timestamptz,
  saved_at timestamptz,
  liked_at timestamptz,
  rating int,
  rating_message text,
  position_seconds double precision,
  last_playlist_id uuid,
  primary key (domain_id, member_id, content_id),
  foreign key (domain_id, member_id) references member (domain_id, id),
  foreign key (domain_id, content_id) references content (domain_id, id)
);
create index content_user_content on content_user (domain_id, content_id) where status = 'completed';
create index content_user_history on content_user (domain_id, member_id, opened_at desc) where opened_at is not null;
create index content_user_saved on content_user (domain_id, member_id, saved_at desc) where saved_at is not null;
select guard_tenant('content_user');

create table attempt (
  domain_id int not null,
  id uuid not null,
  member_id uuid not null,
  content_id uuid not null,
  file_id uuid not null,
  number int not null,
  sequence bigint not null default 0,
  status text not null default 'opened',
  current_activity_id text,
  activities jsonb not null default '[]',
  started_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (domain_id, id),
  unique (domain_id, member_id, content_id, number),
  foreign key (domain_id, member_id) references member (domain_id, id),
  foreign key (domain_id, content_id) references asset (domain_id, content_id),
  foreign key (domain_id, file_id) references file (domain_id, id)
);
select guard_tenant('attempt');
