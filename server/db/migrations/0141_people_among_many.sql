-- What begins with a text is found between two others by bytes, in every database.
create index member_email_start on member (domain_id, email_key collate "C");
create index member_start_date on member (domain_id, start_date) where start_date is not null;
-- The few among many who cannot sign in, and who were removed.
create index member_suspended on member (domain_id, id) where suspended_at is not null;
create index member_without_account on member (domain_id, id) where account_id is null;
create index member_deleted on member (domain_id, created_at, id) where is_deleted;
