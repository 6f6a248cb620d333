-- How many things somebody wants to complete in a week; null where they set no goal.
alter table member add column weekly_goal smallint check (weekly_goal between 1 and 20);
