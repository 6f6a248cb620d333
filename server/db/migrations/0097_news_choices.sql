-- How news come to somebody, by their type; what is not named comes everywhere.
alter table member add column news jsonb not null default '{}';
