-- Content is found by the beginnings of the words of its name by those who look after it, as people are: see 0012_people_by_name.sql.
create table content_name_word (
  domain_id int not null,
  word text not null collate "C",
  content_id uuid not null,
  primary key (domain_id, word, content_id),
  foreign key (domain_id, content_id) references content (domain_id, id)
);
create index content_name_word_content on content_name_word (domain_id, content_id, word);
select guard_tenant('content_name_word');

-- The name whose words are kept. What a server of the version before names is indexed anew by the next start.
alter table content add column kept_name text;
drop index content_unindexed;
create index content_unindexed on content (domain_id, id) where search_words is null or kept_name is distinct from name;

-- The orders of all content, and those of each kind, however few are of it.
drop index content_all_by_name;
drop index content_playlists_named;
drop index content_playlists_changed;
create index content_named on content (domain_id, sort_name, id) where not is_deleted;
create index content_kind_named on content (domain_id, type, sort_name, id) where not is_deleted;
create index content_kind_changed on content (domain_id, type, updated_at desc, id desc) where not is_deleted;
