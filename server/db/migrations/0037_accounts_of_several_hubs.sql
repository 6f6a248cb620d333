-- An account is one in all hubs, and a hub sees its own members alone. These two say what must be known of the others before
-- something counts for all of them.

-- The hubs that an account belongs to.
create function hubs_of_account(asked_account uuid) returns int[]
language plpgsql as $$
declare
  own_hub constant text := current_setting('app.domain_id');
  one_hub int;
  found_hubs int[] := '{}';
begin
  for one_hub in select domain_id from hub order by domain_id loop
    perform set_config('app.domain_id', one_hub::text, true);
    if exists (select from member where domain_id = one_hub and account_id = asked_account and not is_deleted) then
      found_hubs := found_hubs || one_hub;
    end if;
  end loop;
  perform set_config('app.domain_id', own_hub, true);
  return found_hubs;
end $$;
revoke execute on function hubs_of_account from public;
grant execute on function hubs_of_account to hub_app;

-- Whether somebody at an identity provider is known as the owner of an account, in any hub.
create function is_owner_at_provider(asked_account uuid, asked_issuer text, asked_subject text) returns boolean
language plpgsql as $$
declare
  own_hub constant text := current_setting('app.domain_id');
  one_hub int;
  is_known boolean := false;
begin
  for one_hub in select domain_id from hub order by domain_id loop
    perform set_config('app.domain_id', one_hub::text, true);
    is_known := is_known or exists (
      select from oidc_identity known join member on member.domain_id = known.domain_id and member.id = known.member_id
      where known.domain_id = one_hub and known.issuer = asked_issuer and known.subject = asked_subject
        and member.account_id = asked_account and not member.is_deleted);
  end loop;
  perform set_config('app.domain_id', own_hub, true);
  return is_known;
end $$;
revoke execute on function is_owner_at_provider from public;
grant execute on function is_owner_at_provider to hub_app;

-- That a hub asked for the second factor of an account to be removed. It goes once every hub of the account has asked.
create table factor_reset (
  account_id uuid not null references account,
  asked_in int not null references hub,
  asked_at timestamptz not null,
  primary key (account_id, asked_in)
);
grant select, insert, update, delete on factor_reset to hub_app;
