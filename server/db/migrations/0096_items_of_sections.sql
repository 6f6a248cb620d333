-- To delete a section, PostgreSQL looks for what stands in it.
create index playlist_item_section on playlist_item (domain_id, section_id) where section_id is not null;
