-- The average colour of a picture, #rrggbb, for what stands around it; null for other files and for pictures of before.
alter table file add column colour text check (colour ~ '^#[0-9a-f]{6}$');
