-- What people are sorted and found by, as columns: no index is searched by what a function makes of a row before its guard has let the
-- row pass. The database keeps them, so nothing that writes a name or a number has to know.
alter table member
  add column name_key text not null generated always as (
    lower(coalesce(nullif(btrim(first_name || ' ' || last_name), ''), split_part(email, '@', 1)))
  ) stored,
  add column employee_key text generated always as (lower(btrim(employee_id))) stored,
  add column manager_email_key text generated always as (lower(btrim(manager_email))) stored,
  add column manager_employee_key text generated always as (lower(btrim(manager_employee_id))) stored;
drop index member_name;
create index member_named on member (domain_id, name_key, id) where not is_deleted;
create index member_employee_key on member (domain_id, employee_key) where employee_key is not null;
create index member_manager_email_key on member (domain_id, manager_email_key) where manager_email_key is not null;
create index member_manager_employee_key on member (domain_id, manager_employee_key) where manager_employee_key is not null;

-- Long texts are compared as well, so an index holds no more than their beginning.
alter table custom_field_value
  add column compared text not null generated always as (left(lower(btrim(value)), 100)) stored;
create index custom_field_value_compared on custom_field_value (domain_id, field_id, compared, member_id);
drop index custom_field_value_field;
