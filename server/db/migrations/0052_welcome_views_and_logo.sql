-- What one kind of people see on their first visit. A kind without a row has none that is shown.
create table welcome_view (
  domain_id int not null references hub (domain_id),
  audience text not null check (audience in ('learner', 'manager', 'admin')),
  is_enabled boolean not null,
  -- [{locale, title, message}]
  words jsonb not null,
  picture_id uuid,
  content_id uuid,
  -- Rises with each reset: who dismissed it in a round before sees it again.
  round int not null default 1,
  primary key (domain_id, audience),
  foreign key (domain_id, picture_id) references file (domain_id, id),
  foreign key (domain_id, content_id) references content (domain_id, id)
);
create index welcome_view_picture on welcome_view (domain_id, picture_id);
create index welcome_view_content on welcome_view (domain_id, content_id);
select guard_tenant('welcome_view');

-- Who dismissed which view last, and in which of its rounds.
create table welcome_view_dismissal (
  domain_id int not null,
  member_id uuid not null,
  audience text not null,
  round int not null,
  dismissed_at timestamptz not null,
  primary key (domain_id, member_id, audience),
  foreign key (domain_id, member_id) references member (domain_id, id)
);
select guard_tenant('welcome_view_dismissal');

-- The logo has a place of its own, which shows it to people who are not signed in.
update hub set logo_url = replace(logo_url, '/api/picture/', '/api/hub/logo/') where logo_url like '/api/picture/%';
