-- Where a session was begun, and whether its person had not signed in from that network lately.
alter table session
  add column ip text,
  add column is_new_network boolean not null default false;
