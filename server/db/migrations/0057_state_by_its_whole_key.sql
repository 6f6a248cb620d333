-- What all people did with one thing, for its figures; and what one of them did with it. With the content alone in the index,
-- PostgreSQL took it for the second too, where few know most content: it read everybody's state of each of 500 items to find one's own.
create index content_user_of_each on content_user (domain_id, content_id, member_id);
drop index content_user_of_content;
