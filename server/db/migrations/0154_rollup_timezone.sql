-- The time zone by which the days were cut, so that a new one of the hub has them worked out anew; null where that is not known.
alter table rollup add column timezone text;
