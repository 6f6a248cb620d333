-- What a playlist held before each change of the whole, so that it can be put back: sections and items as they stood. Content
-- that is deleted meanwhile is left out when it is read.
create table former_contents (
  domain_id int not null,
  playlist_id uuid not null,
  -- Of the playlist while it held this.
  version int not null,
  contents jsonb not null,
  replaced_by uuid not null,
  replaced_at timestamptz not null,
  primary key (domain_id, playlist_id, version),
  foreign key (domain_id, playlist_id) references playlist (domain_id, content_id),
  foreign key (domain_id, replaced_by) references member (domain_id, id)
);
create index former_contents_member on former_contents (domain_id, replaced_by);
select guard_tenant('former_contents');
