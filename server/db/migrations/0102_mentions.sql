-- Whom a comment mentions. Its text names them by this name after an @, as they were called then.
create table comment_mention (
  domain_id int not null,
  comment_id uuid not null,
  member_id uuid not null,
  name text not null,
  primary key (domain_id, comment_id, member_id),
  foreign key (domain_id, comment_id) references comment (domain_id, id),
  foreign key (domain_id, member_id) references member (domain_id, id)
);
create index comment_mention_member on comment_mention (domain_id, member_id);
select guard_tenant('comment_mention');
