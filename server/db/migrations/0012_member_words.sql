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

-- Whether the words of the name are kept as it is now. They come soon for those whom an older version brought in.
alter table member add column has_words boolean not null default false;
create index member_without_words on member (domain_id, id) where not has_words;
