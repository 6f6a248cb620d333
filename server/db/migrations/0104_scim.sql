-- What an identity provider knows people and teams by, which it tells the hub (SCIM).
alter table member add column external_id text;
alter table team add column external_id text;
create index member_external on member (domain_id, external_id) where external_id is not null;
create index team_external on team (domain_id, external_id) where external_id is not null;
-- Who the manager of somebody is whom a provider names by number.
create index member_employee on member (domain_id, employee_id) where employee_id is not null;
-- A provider asks for everybody by address before it adds or changes them. Under row-level security PostgreSQL reads an index by
-- what stands in a column and not by what lower() makes of one, so the address in small letters stands in one of its own.
alter table member add column email_key text;
alter table member no force row level security;
update member set email_key = lower(email);
alter table member force row level security;
create index member_email_small on member (domain_id, email_key);
-- A process of an older version that runs still leaves it out.
create index member_without_key on member (domain_id, id) where email_key is distinct from lower(email);

create or replace function change_email(asked_account uuid, old_email text, new_email text) returns boolean
language plpgsql as $$
declare
  own_hub constant text := current_setting('app.domain_id');
  one_hub int;
begin
  update account set email = new_email where id = asked_account and lower(email) = lower(old_email);
  if not found then
    return false;
  end if;
  for one_hub in select domain_id from hub order by domain_id loop
    perform set_config('app.domain_id', one_hub::text, true);
    update member set email = new_email, email_key = lower(new_email), version = version + 1
      where domain_id = one_hub and account_id = asked_account;
    delete from mail_link where domain_id = one_hub and purpose = 'password_reset' and used_at is null
      and member_id in (select id from member where domain_id = one_hub and account_id = asked_account);
  end loop;
  perform set_config('app.domain_id', own_hub, true);
  return true;
exception when unique_violation then
  return false;
end $$;
