-- When the visit before this one ended: the last time that somebody was here before a break. Null where there was none.
alter table member add column previous_visit_at timestamptz;
-- Since when content is published; null where it is not, and for what was published before this was kept.
alter table content add column published_at timestamptz;
create index content_published on content (domain_id, published_at);
create index content_audience_since on content (domain_id, audience_since) where audience_since is not null;
