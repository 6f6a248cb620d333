-- Each person gets so many mails within a day, counted whenever one is written to them.
create index outbox_mail_member on outbox_mail (domain_id, member_id, created_at);
