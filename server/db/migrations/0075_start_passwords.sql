-- A start password that an admin gives somebody: another way into their invitation, which it ends with.
alter table hub add column has_start_passwords boolean not null default false;
alter table mail_link
  add column start_password_hash text,
  -- False once the link was given out for a start password, which says nothing about whose the address is.
  add column proves_address boolean not null default true;

-- Whether anybody has proved that the account is of the one who has its address.
alter table account add column is_address_proved boolean not null default true;
grant select (is_address_proved) on account to hub_app;
