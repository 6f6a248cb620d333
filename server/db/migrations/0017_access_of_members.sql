-- API tokens end with the password, as sessions do; and both end when their member is removed, so that who is brought back
-- begins anew.
alter table member
  -- Sessions and tokens carry the version that they were made under. It rises when somebody who was removed comes back.
  add column access_version int not null default 0;
alter table session add column access_version int not null default 0;
alter table api_token
  add column password_version int not null default 0,
  add column access_version int not null default 0;

-- Tokens that are there already go on under today's password. Hub by hub, because row-level security shows no rows otherwise.
do $$
declare
  hub_id int;
begin
  for hub_id in select domain_id from hub loop
    perform set_config('app.domain_id', hub_id::text, true);
    update api_token set password_version = account.password_version
    from member join account on account.id = member.account_id
    where member.domain_id = api_token.domain_id and member.id = api_token.member_id;
  end loop;
end $$;
