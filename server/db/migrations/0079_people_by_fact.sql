-- Rules of teams ask who has a value, whatever its case. Under row-level security PostgreSQL reads an index by what stands in a
-- column and not by what lower() makes of one, so what is compared stands in one of its own.
alter table member_fact add column compared text;
alter table member_fact no force row level security;
update member_fact set compared = lower(btrim(value)) where value is not null;
alter table member_fact force row level security;
create index member_fact_compared on member_fact (domain_id, fact, compared, member_id) where value is not null;
-- A process of an older version that runs still leaves it out.
create index member_fact_not_compared on member_fact (domain_id, member_id) where value is not null and compared is null;
