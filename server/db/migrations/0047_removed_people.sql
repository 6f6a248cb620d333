-- The owner of the schema does not see the rows either while the guard is forced.
alter table member no force row level security;
alter table member
  add column deleted_at timestamptz,
  -- When somebody had their data removed for good.
  add column erased_at timestamptz;
-- Who was removed before that was known can be restored from today on.
update member set deleted_at = now() where is_deleted;
alter table member force row level security;

-- The list of people by what it can be sorted by beside the name; who was never here stands before everybody else.
create index member_newest on member (domain_id, created_at, id) where not is_deleted;
create index member_last_access on member (domain_id, coalesce(last_access_at, '-infinity'), id) where not is_deleted;
-- The same by last name, as teams and roles list people.
create index member_last_name on member (domain_id, lower(last_name), lower(first_name), id) where not is_deleted;
