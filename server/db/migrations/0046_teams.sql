-- The kinds of teams that a hub tells apart, in its own order.
create table team_type (
  domain_id int not null references hub,
  id uuid not null,
  name text not null,
  colour text not null,
  place int not null,
  -- The attribute of people that teams of this type stand for.
  role text,
  created_at timestamptz not null,
  primary key (domain_id, id)
);
create unique index team_type_name on team_type (domain_id, lower(name));
create unique index team_type_role on team_type (domain_id, role) where role is not null;

-- The owner of the schema does not see the rows either while the guard is forced.
alter table team no force row level security;
alter table team
  add column team_type_id uuid,
  -- Who belongs to the team by themselves, as TeamRules of the contract has it.
  add column rules jsonb,
  add column rules_applied_at timestamptz,
  -- What the rules would do and wait with: {joinCount, leaveCount, foundTime}.
  add column rules_waiting jsonb,
  add column updated_at timestamptz,
  add column deleted_at timestamptz,
  add foreign key (domain_id, team_type_id) references team_type (domain_id, id);
-- What was deleted before that was known can be restored from today on.
update team set updated_at = created_at, deleted_at = case when is_deleted then now() end;
alter table team alter column updated_at set not null, alter column updated_at set default now();
alter table team force row level security;
select guard_tenant('team_type');
create index team_of_type on team (domain_id, team_type_id) where team_type_id is not null;
create index team_with_rules on team (domain_id, id) where rules is not null;

-- Those whom rules brought into a team go when the rules say so; those whom a person brought stay.
alter table team_member add column by_rules boolean not null default false;
create index team_member_by_rules on team_member (domain_id, team_id) where by_rules;
