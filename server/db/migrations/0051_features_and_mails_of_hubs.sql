-- Whether meetings are analysed is one switch: is_helix_hub says it, and the list of features no more.
update hub set is_helix_hub = true where 'helix' = any(features);
update hub set features = array_remove(features, 'helix') where 'helix' = any(features);

-- What every mail of a hub has besides its text. A hub without a row has none of it.
create table hub_mail (
  domain_id int primary key references hub (domain_id),
  shows_logo boolean not null,
  -- Where answers go; null where nobody reads them.
  reply_to text,
  -- [{locale, text}]
  footers jsonb not null,
  -- Rises with each change.
  version int not null
);
select guard_tenant('hub_mail');

alter table outbox_mail
  -- As the hub had it when the mail was written.
  add column reply_to text,
  add column shows_logo boolean not null default false;

-- Changes of the hub itself are few among those of people and content.
create index audit_entry_type on audit_entry (domain_id, object_type, created_at);
