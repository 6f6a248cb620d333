-- What a recording says of its chapters, and what its author says instead; null for those of the file.
alter table file add column chapters jsonb not null default '[]';
alter table asset add column chapters jsonb;
