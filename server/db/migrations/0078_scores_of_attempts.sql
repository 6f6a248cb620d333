-- What the course gave in an attempt, of 100. Attempts of before get theirs with the next state that they store.
alter table attempt add column score double precision;
