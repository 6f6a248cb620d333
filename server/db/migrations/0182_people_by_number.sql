-- Somebody among many is found by their number, by who manages them and by what they entered, whatever its case: what is
-- compared stands in a column of its own, as 0079 has it for the other facts. Of a long value it is the beginning.
alter table member no force row level security;
alter table member_fact no force row level security;
update member_fact set compared = lower(btrim(case fact
    when 'employeeId' then member.employee_id
    when 'manager-email' then member.manager_email
    when 'manager-employeeid' then member.manager_employee_id
    else member.start_date::text end))
  from member where member.domain_id = member_fact.domain_id and member.id = member_fact.member_id and member_fact.value is null;
alter table member_fact force row level security;
alter table member force row level security;
drop index member_fact_compared;
create index member_fact_compared on member_fact (domain_id, fact, compared, member_id) where compared is not null;
drop index member_fact_not_compared;
create index member_fact_not_compared on member_fact (domain_id, member_id) where compared is null;

alter table custom_field_value add column compared text;
alter table custom_field_value no force row level security;
update custom_field_value set compared = lower(btrim(left(btrim(value), 200)));
alter table custom_field_value force row level security;
create index custom_field_value_compared on custom_field_value (domain_id, field_id, compared, member_id) where compared is not null;
create index custom_field_value_not_compared on custom_field_value (domain_id, member_id) where compared is null;
