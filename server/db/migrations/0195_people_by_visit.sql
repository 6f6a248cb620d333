-- People of large teams of whom hardly anybody was here, or hardly anybody was not, are looked up one by one: in an index that
-- has the few alone nobody else's row is read.
create index member_never_here on member (domain_id, id) where last_access_at is null and not is_deleted;
create index member_was_here on member (domain_id, id) where last_access_at is not null and not is_deleted;
