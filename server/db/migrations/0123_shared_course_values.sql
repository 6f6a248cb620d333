-- What courses of SCORM 2004 have in common for one learner: global objectives, and stores of adl.data.
create table shared_course_value (
  domain_id int not null,
  member_id uuid not null,
  kind text not null check (kind in ('objective', 'data')),
  -- As manifests name it: the same id is the same thing in all courses of the hub.
  target_id text not null,
  value text not null,
  -- The course that set it last. Who begins that anew begins without it.
  content_id uuid not null,
  updated_at timestamptz not null,
  primary key (domain_id, member_id, kind, target_id),
  foreign key (domain_id, member_id) references member (domain_id, id),
  foreign key (domain_id, content_id) references content (domain_id, id)
);
create index shared_course_value_content on shared_course_value (domain_id, content_id);
select guard_tenant('shared_course_value');
