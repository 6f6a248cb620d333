-- An export of nobody is of the whole hub, of which one is made at a time, whoever asks for it.
alter table data_export alter column member_id drop not null;
create unique index data_export_of_hub on data_export (domain_id) where status = 'preparing' and member_id is null;
