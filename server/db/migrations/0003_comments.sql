-- What people say about a playlist or an asset. How many of them can be read is kept in content.comment_count.
create table comment (
  domain_id int not null,
  id uuid not null,
  content_id uuid not null,
  parent_id uuid,
  author_id uuid not null,
  -- Kept while somebody else deleted it, so that it can come back; gone for good once its author did.
  message text,
  is_deleted boolean not null default false,
  is_deleted_by_author boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (domain_id, id),
  -- For the reference of a reply: it stands under a comment on the same content.
  unique (domain_id, content_id, id),
  foreign key (domain_id, content_id) references content (domain_id, id),
  foreign key (domain_id, content_id, parent_id) references comment (domain_id, content_id, id),
  foreign key (domain_id, author_id) references member (domain_id, id),
  check (message is not null or is_deleted_by_author),
  check (is_deleted or not is_deleted_by_author)
);
create index comment_newest on comment (domain_id, content_id, created_at desc, id desc) where parent_id is null;
create index comment_replies on comment (domain_id, parent_id, created_at, id) where parent_id is not null;
create index comment_own on comment (domain_id, author_id, content_id) where not is_deleted;
select guard_tenant('comment');

-- Who follows the comments on some content. A row with false is somebody who stopped: commenting does not bring them back.
create table comment_subscription (
  domain_id int not null,
  content_id uuid not null,
  member_id uuid not null,
  is_subscribed boolean not null,
  updated_at timestamptz not null,
  primary key (domain_id, content_id, member_id),
  foreign key (domain_id, content_id) references content (domain_id, id),
  foreign key (domain_id, member_id) references member (domain_id, id)
);
create index comment_subscription_member on comment_subscription (domain_id, member_id);
select guard_tenant('comment_subscription');

create table notification (
  domain_id int not null references hub (domain_id),
  id uuid not null,
  member_id uuid not null,
  -- What happened, for ever: two rows with the same key for one person would tell the same thing twice.
  effect_key text not null,
  type text not null,
  actor_id uuid,
  content_id uuid,
  ref_id uuid,
  message text,
  due_at timestamptz,
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (domain_id, id),
  unique (domain_id, effect_key, member_id),
  foreign key (domain_id, member_id) references member (domain_id, id),
  foreign key (domain_id, actor_id) references member (domain_id, id),
  foreign key (domain_id, content_id) references content (domain_id, id)
);
create index notification_newest on notification (domain_id, member_id, created_at desc, id desc);
create index notification_unread on notification (domain_id, member_id, created_at) where read_at is null;
-- They are swept after 90 days.
create index notification_oldest on notification (domain_id, created_at);
select guard_tenant('notification');
