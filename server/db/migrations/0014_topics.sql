-- Topics are a tree of any depth. The path holds the ids of those above a topic and its own, from the first level down, so
-- that what stands below it is found without recursion.
alter table topic
  add column path uuid[],
  add column locale text,
  add column tags text[] not null default '{}',
  add column published boolean not null default true,
  add column author_id uuid,
  -- The topic whose deletion deleted this one as well, or itself; restoring brings back what went together.
  add column deleted_with uuid,
  add column updated_at timestamptz,
  -- Nobody is an author yet, so there is nothing to validate, for which the guard would ask for a hub.
  add foreign key (domain_id, author_id) references member (domain_id, id) not valid;

-- The owner of the schema sees no rows either while the guard is forced.
alter table topic no force row level security;
with recursive tree (domain_id, id, path) as (
  select domain_id, id, array[id] from topic where parent_id is null
  union all
  select topic.domain_id, topic.id, tree.path || topic.id
  from topic join tree on tree.domain_id = topic.domain_id and tree.id = topic.parent_id
)
update topic set
  path = tree.path,
  locale = hub.locale,
  updated_at = topic.created_at,
  deleted_with = case when topic.is_deleted then topic.id end
from tree, hub
where tree.domain_id = topic.domain_id and tree.id = topic.id and hub.domain_id = topic.domain_id;
alter table topic force row level security;

alter table topic
  alter column path set not null,
  alter column locale set not null,
  alter column updated_at set not null;
create unique index topic_name on topic (domain_id, parent_id, lower(name)) nulls not distinct where not is_deleted;

-- The tags that were made to choose from. Content may have others.
create table tag (
  domain_id int not null references hub (domain_id),
  name text not null,
  primary key (domain_id, name)
);
create unique index tag_name on tag (domain_id, lower(name));
select guard_tenant('tag');
