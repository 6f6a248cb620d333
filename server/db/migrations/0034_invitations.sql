-- Somebody whom an admin brings into a hub is nobody there until they accept: without an account nothing of what belongs to
-- one, in whatever hub, can lead to them. Which account it is, is asked when they accept.
alter table member alter column account_id drop not null;

-- Whoever never came in and has no way to come in has not accepted either. Their open links go on to work.
-- The owner of the schema does not see the rows either while the guard is forced.
alter table member no force row level security;
alter table mail_link no force row level security;
alter table oidc_identity no force row level security;
update member set account_id = null
where last_access_at is null
  and not exists (select from account where account.id = member.account_id and account.password_changed_at is not null)
  and not exists (select from passkey where passkey.account_id = member.account_id)
  and not exists (select from totp where totp.account_id = member.account_id)
  and not exists (select from oidc_identity known where known.domain_id = member.domain_id and known.member_id = member.id);
-- What is left of these accounts is an address that nobody proved.
delete from account
where password_changed_at is null
  and not exists (select from member where member.account_id = account.id)
  and not exists (select from passkey where passkey.account_id = account.id)
  and not exists (select from totp where totp.account_id = account.id)
  and not exists (select from recovery_code where recovery_code.account_id = account.id);
-- Who asked them in; null for an invitation of the installation itself.
alter table mail_link add column invited_by uuid;
alter table mail_link
  add constraint mail_link_invited_by foreign key (domain_id, invited_by) references member (domain_id, id);

alter table member force row level security;
alter table mail_link force row level security;
alter table oidc_identity force row level security;
