-- Whether few have an account of some kind is looked up before a page of the list of people is read: what the account is, who may
-- run the hub and when somebody was here last. In other words than those of the list, so that no list is read by this index itself.
create index member_account_kind on member (
  domain_id,
  (case when suspended_at is not null then 'suspended' when account_id is not null then 'active' else 'waiting' end),
  (case when is_admin then 1 else 0 end),
  (case when last_access_at is not null then last_access_at else '-infinity'::timestamptz end)
) where not is_deleted;
-- The managers among very many people of teams.
create index team_member_manager on team_member (domain_id, team_id, member_id) where role = 'manager';
