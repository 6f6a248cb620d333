-- Which launch of a course stored the state of an attempt last: a window that was opened before it stores nothing more.
alter table attempt add column launch_id uuid;
