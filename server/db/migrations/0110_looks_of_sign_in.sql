-- What people see beside the form before they are signed in: a picture, and a few words.
alter table hub add column sign_in_cover_url text;
-- [{locale, text}]
alter table hub add column sign_in_texts jsonb not null default '[]';

-- The picture that hub.sign_in_cover_url shows.
create table hub_sign_in_cover (
  domain_id int not null references hub (domain_id),
  file_id uuid not null,
  primary key (domain_id),
  foreign key (domain_id, file_id) references file (domain_id, id)
);
select guard_tenant('hub_sign_in_cover');
