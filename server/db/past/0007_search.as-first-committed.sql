-- Under row-level security PostgreSQL reads an index only by operators that are marked leakproof: `=` and `<` are, `@@` of
-- full text, `like` and the similarity of trigrams are not, and only a superuser could mark them. The GIN index was never
-- read by more than the hub. What search reads is therefore kept as rows that `=` finds.
drop index content_search;
alter table content drop column search_text;

-- What is searched by: the stems of name (A), tags and topics (B) and description (C). Null until it is indexed.
alter table content add column search_words tsvector;
create index content_unindexed on content (domain_id, id) where search_words is null;

-- The same, turned round: read backwards, the content that has a word in its name comes first, and the newest of it. What is
-- published only, and apart by audience, so that what is for others does not stand in front of what is for the one who asks.
create table content_word (
  domain_id int not null,
  lexeme text not null collate "C",
  -- 0 for everybody, 1 for some teams, 2 for admins.
  audience smallint not null,
  -- 3 in the name, 2 among tags and topics, 1 in the description.
  weight smallint not null,
  content_id uuid not null,
  primary key (domain_id, lexeme, audience, weight, content_id),
  foreign key (domain_id, content_id) references content (domain_id, id)
);
select guard_tenant('content_word');

-- The words of the hub as people write them, without accents, and what each is found by.
create table search_word (
  domain_id int not null references hub (domain_id),
  word text not null collate "C",
  lexeme text not null collate "C",
  -- In how much content, counted to 10,000: beyond that a word is frequent and nobody waits for its row.
  uses int not null default 0,
  primary key (domain_id, word, lexeme)
);
create index search_word_lexeme on search_word (domain_id, lexeme);
select guard_tenant('search_word');

-- How a word may be mistyped: with one letter left out, or as the end of a compound.
create table search_variant (
  domain_id int not null references hub (domain_id),
  variant text not null collate "C",
  word text not null collate "C",
  primary key (domain_id, variant, word)
);
select guard_tenant('search_variant');
