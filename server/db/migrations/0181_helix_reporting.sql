-- The type by whose teams Helix reports, which is a setting of the hub; at most one.
alter table team_type add column reports_helix boolean not null default false;
create unique index team_type_reporting on team_type (domain_id) where reports_helix;
