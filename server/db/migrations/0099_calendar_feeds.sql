-- A secret link by which calendar programs read what somebody is asked to do until when. Of the secret its hash is kept.
create table calendar_feed (
  domain_id int not null,
  member_id uuid not null,
  secret_hash bytea not null,
  created_at timestamptz not null,
  last_read_at timestamptz,
  primary key (domain_id, member_id),
  foreign key (domain_id, member_id) references member (domain_id, id)
);
create unique index calendar_feed_secret on calendar_feed (domain_id, secret_hash);
select guard_tenant('calendar_feed');
