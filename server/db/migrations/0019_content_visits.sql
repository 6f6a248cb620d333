-- What somebody has open on the content origin, and until when its links work beyond their own end. A visit goes with its
-- session, so nobody can take it up again after they signed out.
create table content_visit (
  domain_id int not null,
  session_id uuid not null,
  content_id uuid not null,
  expires_at timestamptz not null,
  primary key (domain_id, session_id, content_id),
  foreign key (domain_id, session_id) references session (domain_id, id) on delete cascade,
  foreign key (domain_id, content_id) references content (domain_id, id) on delete cascade
);
create index content_visit_content on content_visit (domain_id, content_id);
select guard_tenant('content_visit');
