-- Guesses at somebody's password count together in whatever hub they are made, because a person has one account in all of
-- them. What was counted in each hub by itself goes: at the worst somebody waits a little less, once.
drop table sign_in_failure;
create table sign_in_failure (
  key bytea primary key,
  failures int not null,
  last_failed_at timestamptz not null,
  blocked_until timestamptz not null
);
create index sign_in_failure_oldest on sign_in_failure (last_failed_at);
grant select, insert, update, delete on sign_in_failure to hub_app;
