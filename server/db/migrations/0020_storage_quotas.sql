-- How many bytes a hub and each of its people may keep in the store, with all that is unpacked and drawn from what they upload.
alter table hub
  add column storage_quota bigint not null default 107374182400,
  add column storage_quota_per_person bigint not null default 21474836480;

-- Bytes of a file in the store with all that was made of it; 0 until it is ready.
alter table file add column stored_size bigint not null default 0;
alter table file no force row level security;
alter table package_entry no force row level security;
update file set stored_size = size + coalesce(served_size, 0)
  + coalesce((select sum(entry.size) from package_entry entry where entry.domain_id = file.domain_id and entry.file_id = file.id), 0)
  where status = 'ready';
alter table file force row level security;
alter table package_entry force row level security;

-- Files whose row is gone. Their bytes are thrown away after the commit, and by the sweep where a process ended in between;
-- the row stays for a day, because it counts among the uploads of its owner.
create table deleted_file (
  domain_id int not null,
  id uuid not null,
  uploaded_by uuid,
  uploaded_at timestamptz not null,
  -- Where its bytes lie; empty once they are gone.
  storage_keys text[] not null,
  primary key (domain_id, id),
  foreign key (domain_id, uploaded_by) references member (domain_id, id)
);
create index deleted_file_owner on deleted_file (domain_id, uploaded_by, uploaded_at);
select guard_tenant('deleted_file');

-- What a file is deleted for is looked up from the file.
create index attempt_file on attempt (domain_id, file_id);
create index content_thumbnail on content (domain_id, thumbnail_id) where thumbnail_id is not null;
create index member_picture on member (domain_id, picture_id) where picture_id is not null;
create index subtitle_file on subtitle (domain_id, file_id);
create index upload_file on upload (domain_id, file_id);
create index upload_member on upload (domain_id, member_id, created_at);
