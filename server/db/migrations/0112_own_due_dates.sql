-- The day by which somebody wants to have finished content, as they set it for themselves. It is theirs alone and no assignment.
alter table content_user add column due_on date;
create index content_user_due on content_user (domain_id, member_id, content_id) where due_on is not null;
create index content_user_due_on on content_user (domain_id, due_on) where due_on is not null;
