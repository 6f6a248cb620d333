-- The hub reads a password hash for one account at a time, and in no other way: a statement that was made to read more than
-- it should finds none.
revoke select on account from hub_app;
grant select (id, email, password_changed_at, password_version, created_at) on account to hub_app;

create function password_hash_of(account_id uuid) returns text
language sql stable security definer set search_path = public, pg_temp
as 'select password_hash from account where id = account_id';
revoke execute on function password_hash_of from public;
grant execute on function password_hash_of to hub_app;
