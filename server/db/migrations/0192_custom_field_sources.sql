-- Where what stands in a custom field came from, as for the other facts. Of what was entered before it is not known.
alter table custom_field_value add column source text check (source in ('admin', 'person', 'provider', 'import'));
