-- What an editor's browser saw when it ran the package once; null until it did.
alter table file add column trial jsonb;
