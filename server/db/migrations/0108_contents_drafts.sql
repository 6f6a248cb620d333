-- What somebody is about to make of the contents of a playlist, one draft for each of them. Beside it stands what the playlist
-- held in the version that they began with, so that what others save meanwhile can be told from what they changed.
create table contents_draft (
  domain_id int not null,
  member_id uuid not null,
  playlist_id uuid not null,
  -- Of the playlist.
  version int not null,
  base jsonb not null,
  contents jsonb not null,
  -- Another with each change, so that a second window of the same person is told.
  revision uuid not null,
  saved_at timestamptz not null,
  primary key (domain_id, member_id, playlist_id),
  foreign key (domain_id, member_id) references member (domain_id, id),
  foreign key (domain_id, playlist_id) references playlist (domain_id, content_id)
);
create index contents_draft_playlist on contents_draft (domain_id, playlist_id);
create index contents_draft_saved on contents_draft (domain_id, saved_at);
select guard_tenant('contents_draft');
