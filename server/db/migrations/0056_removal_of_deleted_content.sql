-- What was deleted 30 days ago is emptied: the row stays with its last name for what people learned, got and were asked to do.
alter table content no force row level security;
alter table content
  add column removed_at timestamptz,
  add constraint content_removed_is_deleted check (removed_at is null or is_deleted);
alter table content force row level security;
create index content_to_remove on content (domain_id, deleted_at, id) where is_deleted and removed_at is null;
create index subtitle_to_remove on subtitle (domain_id, deleted_at, id) where is_deleted;
create index share_in_context on share (domain_id, context_id) where context_id is not null;
create index share_dismissal_content on share_dismissal (domain_id, content_id);
create index share_dismissal_opens_in on share_dismissal (domain_id, opens_in);
create index opened_section_section on opened_section (domain_id, section_id);

-- The package of a course goes, and what people scored in it stays.
alter table attempt alter column file_id drop not null;
create index attempt_with_package on attempt (domain_id, content_id) where file_id is not null;
