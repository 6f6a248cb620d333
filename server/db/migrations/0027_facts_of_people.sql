-- What kind of thing a field asks for. Those that were there before are lines of text.
alter table custom_field
  add column type text not null default 'text' check (type in ('text', 'date', 'number', 'choice')),
  add column options text[] not null default '{}',
  add check ((type = 'choice') = (cardinality(options) > 0));
