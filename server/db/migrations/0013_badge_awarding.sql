-- A badge that those have to be awarded who completed its playlist before: in batches, after the call that gave it.
alter table badge add column is_awarding boolean not null default false;
create index badge_awarding on badge (domain_id, id) where is_awarding;
