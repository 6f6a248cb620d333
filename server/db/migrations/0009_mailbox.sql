-- What each mail of the outbox is about, in which language and for whom, for those who look after the hub. A server of
-- the version before says none of it: its mails count as the most private kind, whose words nobody sees.
alter table outbox_mail
  add column type text not null default 'invitation',
  add column locale text not null default 'en-GB',
  add column member_id uuid,
  -- The nudge that asked for it.
  add column nudge_id uuid,
  -- Not valid: to look at the old rows, which have none, row-level security would ask for a hub.
  add foreign key (domain_id, member_id) references member (domain_id, id) not valid;

-- For mails that are there already. As a change of the column, because row-level security shows no rows to a migration.
alter table outbox_mail alter column type set data type text using
  case split_part(effect_key, ':', 1)
    when 'password_reset' then 'passwordReset'
    when 'welcome' then 'welcome'
    when 'comment' then 'comment'
    when 'recommendation' then 'recommendation'
    else 'invitation'
  end;

create index outbox_mail_newest on outbox_mail (domain_id, created_at desc, id desc);
-- Nearly all mails are sent; the others are few and looked for.
create index outbox_mail_unsent on outbox_mail (domain_id, state, created_at desc, id desc) where state <> 'sent';
create index outbox_mail_nudge on outbox_mail (domain_id, nudge_id, created_at desc, id desc) where nudge_id is not null;
-- Words of mails that are done with, until they are forgotten.
create index outbox_mail_words on outbox_mail (domain_id, created_at) where body_text <> '' and state in ('sent', 'uncertain', 'failed');
