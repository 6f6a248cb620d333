-- What the author of a file should know, such as why a film can only be downloaded. Packages keep theirs with what was found in them.
alter table file add column warnings text[] not null default '{}';
