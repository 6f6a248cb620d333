-- What an identity provider knows people and teams by, which it tells the hub (SCIM).
alter table member add column external_id text;
alter table team add column external_id text;
create index member_external on member (domain_id, external_id) where external_id is not null;
create index team_external on team (domain_id, external_id) where external_id is not null;
-- A provider asks for everybody by address before it adds or changes them. Under row-level security PostgreSQL reads an index by
-- what stands in a column and not by what lower() makes of one, so the address in small letters stands in one of its own.
alter table member add column email_key text not null generated always as (lower(email)) stored;
create index member_email_small on member (domain_id, email_key);
-- Who the manager of somebody is whom a provider names by number.
create index member_employee on member (domain_id, employee_id) where employee_id is not null;
