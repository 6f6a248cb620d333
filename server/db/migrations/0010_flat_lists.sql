-- What lists of a large hub start from, so that they read what they show and not what the hub holds.

-- Goals that are not for certain teams; those of teams are found by team.
create index content_goal_of_all on content (domain_id, id) where goal_type is not null and audience <> 'teams';

-- The orders of browsing, and the newest of a kind and of a language; filters count the first thousand of each.
create index content_by_name on content (domain_id, lower(name), id) where not is_deleted and published;
create index content_by_likes on content (domain_id, rating_count desc, updated_at desc, id desc)
  where not is_deleted and published;
create index content_kind on content (domain_id, type, updated_at desc, id desc) where not is_deleted and published;
create index content_language on content (domain_id, locale, updated_at desc, id desc) where not is_deleted and published;

-- What somebody completed last, which recommendations begin with.
create index content_user_completed on content_user (domain_id, member_id, completed_at desc, content_id)
  where status = 'completed';
