-- A file that is sent in parts: where those lie that are stored, in order, how many bytes they are, and the session with which the right to send more ends.
alter table upload
  add column received_bytes bigint not null default 0,
  add column part_keys text[] not null default '{}',
  add column session_id uuid;
