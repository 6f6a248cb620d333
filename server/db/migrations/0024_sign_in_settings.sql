-- What an admin chooses for the hub, and how people sign in to it.
alter table hub
  -- The name that mails come from; the hub's own where nothing else was chosen.
  add column mail_sender_name text,
  add column has_passwords boolean not null default true,
  add column min_password_length int not null default 8,
  -- What the button of the identity provider says; null where the hub has none. It stands here because anybody may know it.
  add column provider_label text,
  -- Rises with each change of the settings.
  add column settings_version int not null default 1,
  add column settings_changed_at timestamptz;

-- The picture that hub.logo_url shows.
create table hub_logo (
  domain_id int primary key references hub (domain_id),
  file_id uuid not null,
  foreign key (domain_id, file_id) references file (domain_id, id)
);
select guard_tenant('hub_logo');

-- The hub's identity provider.
create table oidc_provider (
  domain_id int primary key references hub (domain_id),
  issuer text not null,
  client_id text not null,
  -- Sealed with the secret of the installation; null for a client without one.
  sealed_secret bytea,
  email_domains text[] not null,
  creates_accounts boolean not null,
  -- Names of claims; null where the hub does not look at any.
  first_name_claim text,
  last_name_claim text,
  locale_claim text,
  groups_claim text
);
select guard_tenant('oidc_provider');

create table oidc_group_team (
  domain_id int not null,
  group_name text not null,
  team_id uuid not null,
  primary key (domain_id, group_name, team_id),
  foreign key (domain_id, team_id) references team (domain_id, id)
);
create index oidc_group_team_team on oidc_group_team (domain_id, team_id);
select guard_tenant('oidc_group_team');

-- Who the people of the provider are here. One member has one identity of an issuer, so that an address that was given to
-- somebody new does not open what belonged to the one before.
create table oidc_identity (
  domain_id int not null,
  issuer text not null,
  subject text not null,
  member_id uuid not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (domain_id, issuer, subject),
  unique (domain_id, member_id, issuer),
  foreign key (domain_id, member_id) references member (domain_id, id)
);
select guard_tenant('oidc_identity');

-- Where the browser goes to end the session at the provider as well, sealed; null for sessions that began here.
alter table session add column sealed_provider_url bytea;

-- Who says that a session is of its person: the account, by its password or second factor, or the identity provider of a hub.
alter table session add column proof text not null default 'account' check (proof in ('account', 'provider'));
