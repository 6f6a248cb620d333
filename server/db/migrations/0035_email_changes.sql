-- A new address for an account waits here until it is proved by the link that was mailed to it, one for each person of a hub.
-- Its end takes it away, and so does a change by way of another hub: it no longer begins at the address that the account has.
create table email_change (
  domain_id int not null references hub,
  member_id uuid not null,
  email text not null,
  from_email text not null,
  -- Who asked for it: the person, or an admin.
  requested_by uuid not null,
  token_hash bytea not null,
  cancel_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (domain_id, member_id),
  unique (domain_id, token_hash),
  unique (domain_id, cancel_hash),
  foreign key (domain_id, member_id) references member (domain_id, id),
  foreign key (domain_id, requested_by) references member (domain_id, id)
);
select guard_tenant('email_change');

-- Gives an account another address, in each hub that it belongs to, all or none, and ends the links for a new password that
-- went to the old one. False where somebody has the address already, or the account has not the old one any more.
create function change_email(asked_account uuid, old_email text, new_email text) returns boolean
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
    update member set email = new_email, version = version + 1 where domain_id = one_hub and account_id = asked_account;
    delete from mail_link where domain_id = one_hub and purpose = 'password_reset' and used_at is null
      and member_id in (select id from member where domain_id = one_hub and account_id = asked_account);
  end loop;
  perform set_config('app.domain_id', own_hub, true);
  return true;
exception when unique_violation then
  return false;
end $$;
revoke execute on function change_email from public;
grant execute on function change_email to hub_app;
