-- What members of the owning team added to a playlist. It stands beside the items, which are written anew with each change of the
-- playlist. What somebody took back stays, so that it counts among the things of their day.
create table playlist_contribution (
  domain_id int not null,
  playlist_id uuid not null,
  content_id uuid not null,
  member_id uuid not null,
  contributed_at timestamptz not null,
  is_taken_back boolean not null default false,
  primary key (domain_id, playlist_id, content_id),
  foreign key (domain_id, playlist_id) references playlist (domain_id, content_id),
  foreign key (domain_id, content_id) references content (domain_id, id),
  foreign key (domain_id, member_id) references member (domain_id, id)
);
create index playlist_contribution_member on playlist_contribution (domain_id, member_id, contributed_at);
create index playlist_contribution_content on playlist_contribution (domain_id, content_id);
select guard_tenant('playlist_contribution');
