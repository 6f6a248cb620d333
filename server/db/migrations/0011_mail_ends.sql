-- Who makes the file of an export holds it until then; after that, the one who made it is lost and another takes it up.
alter table data_export add column leased_until timestamptz;
