-- What somebody asks the admins for.
create table content_request (
  domain_id int not null references hub (domain_id),
  id uuid not null,
  author_id uuid not null,
  name text not null,
  content text not null,
  created_at timestamptz not null,
  primary key (domain_id, id),
  foreign key (domain_id, author_id) references member (domain_id, id)
);
select guard_tenant('content_request');

-- For whom to ask among very many people.
create index member_admin on member (domain_id, id) where is_admin and not is_deleted;

-- What reached one person: a request for content, or a word of the hub itself.
create table message (
  domain_id int not null,
  id uuid not null,
  member_id uuid not null,
  request_id uuid,
  -- Of the hub's own words; a request has its words in its own row.
  subject text,
  body text,
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (domain_id, id),
  unique (domain_id, request_id, member_id),
  foreign key (domain_id, member_id) references member (domain_id, id),
  foreign key (domain_id, request_id) references content_request (domain_id, id),
  check (num_nulls(subject, body) = case when request_id is null then 0 else 2 end)
);
create index message_newest on message (domain_id, member_id, created_at desc, id desc);
create index message_unread on message (domain_id, member_id, created_at desc, id desc) where read_at is null;
select guard_tenant('message');

-- Whose skill an analysis of a meeting is about. What it says of the skill is not kept yet.
create table user_meeting_skill (
  domain_id int not null,
  id uuid not null,
  member_id uuid not null,
  primary key (domain_id, id),
  -- For the reference of feedback: it is about the analysis of its own author.
  unique (domain_id, member_id, id),
  foreign key (domain_id, member_id) references member (domain_id, id)
);
select guard_tenant('user_meeting_skill');

create table feedback (
  domain_id int not null,
  id uuid not null,
  member_id uuid not null,
  type text not null check (type in ('helix_user_meeting_skill')),
  ref_id uuid not null,
  rating boolean not null,
  comment text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (domain_id, id),
  unique (domain_id, member_id, ref_id),
  foreign key (domain_id, member_id, ref_id) references user_meeting_skill (domain_id, member_id, id)
);
select guard_tenant('feedback');
