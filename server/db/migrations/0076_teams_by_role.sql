-- The value of an attribute for which a team stands, where its type has a role: in lower case, as the hub compares it.
alter table team add column role_value text;
create unique index team_role_value on team (domain_id, team_type_id, role_value) where role_value is not null;
