-- Where somebody is in a document, and which of its pages they have seen.
alter table content_user add column page int;
alter table content_user add column pages_seen int4multirange;
-- How much of a document has to be seen.
alter table asset add column required_pages_percent smallint not null default 100
  check (required_pages_percent between 1 and 100);
