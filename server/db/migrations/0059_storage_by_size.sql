-- What the files of a hub take is summed from an index alone, and its largest ones are read without looking at the others.
create index file_stored on file (domain_id, kind) include (uploaded_by, size, stored_size)
  where status in ('processing', 'ready');
create index file_by_size on file (domain_id, (greatest(size, stored_size)) desc, id)
  where status in ('processing', 'ready');
create index file_draft on file (domain_id, id) where status = 'draft';
