-- What the hub makes of a document: pages that browsers show, how many they are, what stands on them, and a picture of the first.
alter table file
  add column page_count int,
  -- On one line, cut off at a bound, for the search.
  add column document_text text,
  -- A ready file of which the hub is making anew what can be shown.
  add column is_converting boolean not null default false,
  -- Why a ready file can only be downloaded, or is not read.
  add column conversion_error_code text,
  add column conversion_error_detail text;
create index file_converting on file (domain_id, id) where is_converting;

-- What no page could show had to be downloaded instead. Now that may change, and until it does both settings say the same.
alter table asset no force row level security;
alter table file no force row level security;
update asset set download = 'enabled'
from file
where file.domain_id = asset.domain_id and file.id = asset.file_id and asset.download = 'required'
  and file.format in ('docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'doc', 'xls', 'ppt');
alter table asset force row level security;
alter table file force row level security;
