-- People are found by the beginnings of the words of their names. As rows, because under row-level security PostgreSQL reads
-- an index by `<` and not by `like` (docs/decisions/0011): the trigram index of names was never read by more than the hub.
drop index member_name_part;

create table member_word (
  domain_id int not null,
  word text not null collate "C",
  member_id uuid not null,
  primary key (domain_id, word, member_id),
  foreign key (domain_id, member_id) references member (domain_id, id)
);
create index member_word_member on member_word (domain_id, member_id, word);
select guard_tenant('member_word');

-- The name whose words are kept. Where it is another than the name, as for those whom a server of the version before brings in
-- or renames, they are kept soon.
alter table member add column kept_name text;
create index member_without_words on member (domain_id, id) where kept_name is distinct from
  coalesce(nullif(btrim(first_name || ' ' || last_name), ''), split_part(email, '@', 1));

-- The first teams by name, however many there are.
create index team_by_name on team (domain_id, lower(name), id) where not is_deleted;
