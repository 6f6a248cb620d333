-- What admins feature for teams, and not for everybody alone.
alter table featured_content
  drop constraint featured_content_pkey,
  add id uuid not null default gen_random_uuid(),
  -- Null for everybody.
  add team_id uuid,
  add primary key (domain_id, id),
  -- Not valid: there is nothing to look at yet, for which the guard would ask for a hub.
  add foreign key (domain_id, team_id) references team (domain_id, id) not valid;
create unique index featured_content_once on featured_content (domain_id, team_id, content_id) nulls not distinct;
create index featured_content_content on featured_content (domain_id, content_id);

-- What became of a request for content.
alter table content_request
  add state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  add answer text,
  add answered_by uuid,
  add answered_at timestamptz,
  add version int not null default 1,
  add foreign key (domain_id, answered_by) references member (domain_id, id) not valid;
create index content_request_newest on content_request (domain_id, created_at, id);
create index content_request_state on content_request (domain_id, state, created_at, id);
create index content_request_author on content_request (domain_id, author_id, created_at, id);

-- The content that answers a request, in this order.
create table content_request_content (
  domain_id int not null,
  request_id uuid not null,
  place int not null,
  content_id uuid not null,
  primary key (domain_id, request_id, place),
  foreign key (domain_id, request_id) references content_request (domain_id, id),
  foreign key (domain_id, content_id) references content (domain_id, id)
);
create index content_request_content_content on content_request_content (domain_id, content_id);
select guard_tenant('content_request_content');

-- All content by name, drafts too, for those who choose from it.
create index content_all_by_name on content (domain_id, lower(name), id) where not is_deleted;
