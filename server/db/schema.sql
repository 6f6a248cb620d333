-- Written by `make generate` from server/db/migrations. Change the schema with a new migration there.

create table account (
  id uuid not null,
  email text not null,
  password_hash text,
  password_changed_at timestamp with time zone,
  password_version integer not null default 0,
  created_at timestamp with time zone not null,
  session_version integer not null default 0,
  is_address_proved boolean not null default true,
  PRIMARY KEY (id)
);
CREATE UNIQUE INDEX account_email_key ON public.account USING btree (lower(email));
-- hub_app may insert, update

create table activity (
  domain_id integer not null,
  occurred_at timestamp with time zone not null,
  id uuid not null,
  type text not null,
  member_id uuid not null,
  actor_id uuid,
  object_type text,
  object_id uuid,
  team_ids uuid[] not null default '{}'::uuid[],
  learning_seconds integer,
  details jsonb not null default '{}'::jsonb,
  PRIMARY KEY (domain_id, occurred_at, id)
) partition by range (occurred_at);
CREATE INDEX activity_member ON ONLY public.activity USING btree (domain_id, member_id, occurred_at, id);
CREATE INDEX activity_object ON ONLY public.activity USING btree (domain_id, object_id, occurred_at, id);
CREATE INDEX activity_written ON ONLY public.activity USING btree (domain_id, id);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may insert, select

create table activity_session (
  domain_id integer not null,
  id uuid not null,
  attempt_id uuid not null,
  member_id uuid not null,
  session_id uuid not null,
  activity_id text not null,
  mode text not null,
  credential_id uuid,
  verbs text[] not null default '{}'::text[],
  launched_at timestamp with time zone not null,
  initialized_at timestamp with time zone,
  terminated_at timestamp with time zone,
  last_statement_at timestamp with time zone,
  ends_at timestamp with time zone not null,
  abandoned_at timestamp with time zone,
  PRIMARY KEY (domain_id, id),
  FOREIGN KEY (domain_id, attempt_id) REFERENCES attempt(domain_id, id),
  FOREIGN KEY (domain_id, member_id) REFERENCES member(domain_id, id),
  CHECK ((mode = ANY (ARRAY['Normal'::text, 'Review'::text])))
);
CREATE INDEX activity_session_age ON public.activity_session USING btree (domain_id, launched_at);
CREATE INDEX activity_session_attempt ON public.activity_session USING btree (domain_id, attempt_id);
CREATE INDEX activity_session_credential ON public.activity_session USING btree (domain_id, credential_id) WHERE (credential_id IS NOT NULL);
CREATE INDEX activity_session_member ON public.activity_session USING btree (domain_id, member_id);
CREATE INDEX activity_session_open ON public.activity_session USING btree (domain_id, ends_at) WHERE ((terminated_at IS NULL) AND (abandoned_at IS NULL));
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table api_token (
  domain_id integer not null,
  id uuid not null,
  member_id uuid not null,
  name text not null,
  token_hash bytea not null,
  scopes text[] not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  password_version integer not null default 0,
  access_version integer not null default 0,
  PRIMARY KEY (domain_id, id),
  UNIQUE (domain_id, token_hash),
  FOREIGN KEY (domain_id, member_id) REFERENCES member(domain_id, id)
);
CREATE INDEX api_token_member ON public.api_token USING btree (domain_id, member_id);
CREATE INDEX api_token_newest ON public.api_token USING btree (domain_id, created_at, id);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table asset (
  domain_id integer not null,
  content_id uuid not null,
  web_url text,
  file_id uuid,
  file_format text,
  duration integer,
  alternative_text text,
  download text not null default 'disabled'::text,
  open_in_iframe boolean not null default false,
  is_frameable boolean not null default false,
  mark_as_done_mode text not null default 'automatic'::text,
  exclude_from_ai boolean not null default false,
  insights_enabled boolean not null default true,
  scorm_settings jsonb,
  ref_id text,
  source_version integer not null default 1,
  when_replaced text not null default 'restart'::text,
  chapters jsonb,
  allowed_hosts text[] not null default '{}'::text[],
  required_pages_percent smallint not null default 100,
  PRIMARY KEY (domain_id, content_id),
  FOREIGN KEY (domain_id, content_id) REFERENCES content(domain_id, id),
  FOREIGN KEY (domain_id, file_id) REFERENCES file(domain_id, id),
  CHECK ((download = ANY (ARRAY['disabled'::text, 'enabled'::text, 'required'::text]))),
  CHECK ((mark_as_done_mode = ANY (ARRAY['automatic'::text, 'manual'::text]))),
  CHECK (((required_pages_percent >= 1) AND (required_pages_percent <= 100))),
  CHECK ((when_replaced = ANY (ARRAY['keep'::text, 'restart'::text, 'finish'::text])))
);
CREATE INDEX asset_file ON public.asset USING btree (domain_id, file_id) WHERE (file_id IS NOT NULL);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table assignment (
  domain_id integer not null,
  id uuid not null,
  content_id uuid not null,
  goal text not null,
  audience text not null,
  is_content_goal boolean not null default false,
  due_type text,
  due_at timestamp with time zone,
  due_on date,
  due_days integer,
  repeat_months integer,
  window_days integer,
  counts_early boolean not null default false,
  author_id uuid,
  assigned_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  is_deleted boolean not null default false,
  audience_since timestamp with time zone,
  PRIMARY KEY (domain_id, id),
  FOREIGN KEY (domain_id, author_id) REFERENCES member(domain_id, id),
  FOREIGN KEY (domain_id, content_id) REFERENCES content(domain_id, id),
  CHECK ((audience = ANY (ARRAY['everyone'::text, 'teams'::text, 'people'::text]))),
  CHECK (((due_at IS NOT NULL) = (NOT (due_type IS DISTINCT FROM 'moment'::text)))),
  CHECK (((due_on IS NOT NULL) = (NOT (due_type IS DISTINCT FROM 'day'::text)))),
  CHECK (((due_days IS NOT NULL) = COALESCE((due_type ~~ 'after%'::text), false))),
  CHECK (((due_type IS DISTINCT FROM 'afterJoining'::text) OR (audience = 'teams'::text))),
  CHECK (((repeat_months IS NULL) = (window_days IS NULL))),
  CHECK (((repeat_months IS NULL) OR (due_type IS NOT NULL))),
  CHECK (((NOT is_content_goal) OR (audience = 'everyone'::text))),
  CHECK ((due_type = ANY (ARRAY['moment'::text, 'day'::text, 'afterStart'::text, 'afterJoining'::text, 'afterAssignment'::text]))),
  CHECK ((goal = ANY (ARRAY['open'::text, 'complete'::text])))
);
CREATE UNIQUE INDEX assignment_content_goal ON public.assignment USING btree (domain_id, content_id) WHERE (is_content_goal AND (NOT is_deleted));
CREATE INDEX assignment_of_content ON public.assignment USING btree (domain_id, content_id) WHERE (NOT is_deleted);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table assignment_meeting (
  domain_id integer not null,
  assignment_id uuid not null,
  member_id uuid not null,
  round integer not null,
  met_at timestamp with time zone not null,
  completion_id uuid,
  PRIMARY KEY (domain_id, assignment_id, member_id, round)
);
CREATE INDEX assignment_meeting_member ON public.assignment_meeting USING btree (domain_id, member_id);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may insert, select

create table assignment_person (
  domain_id integer not null,
  assignment_id uuid not null,
  member_id uuid not null,
  assigned_at timestamp with time zone not null,
  PRIMARY KEY (domain_id, assignment_id, member_id),
  FOREIGN KEY (domain_id, assignment_id) REFERENCES assignment(domain_id, id),
  FOREIGN KEY (domain_id, member_id) REFERENCES member(domain_id, id)
);
CREATE INDEX assignment_person_member ON public.assignment_person USING btree (domain_id, member_id);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table assignment_team (
  domain_id integer not null,
  assignment_id uuid not null,
  team_id uuid not null,
  assigned_at timestamp with time zone,
  PRIMARY KEY (domain_id, assignment_id, team_id),
  FOREIGN KEY (domain_id, assignment_id) REFERENCES assignment(domain_id, id),
  FOREIGN KEY (domain_id, team_id) REFERENCES team(domain_id, id)
);
CREATE INDEX assignment_team_team ON public.assignment_team USING btree (domain_id, team_id);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table attempt (
  domain_id integer not null,
  id uuid not null,
  member_id uuid not null,
  content_id uuid not null,
  file_id uuid,
  number integer not null,
  sequence bigint not null default 0,
  status text not null default 'opened'::text,
  current_activity_id text,
  activities jsonb not null default '[]'::jsonb,
  started_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  source_version integer not null default 1,
  launch_id uuid,
  sequencing text,
  outcome jsonb,
  score double precision,
  PRIMARY KEY (domain_id, id),
  UNIQUE (domain_id, member_id, content_id, number),
  FOREIGN KEY (domain_id, content_id) REFERENCES asset(domain_id, content_id),
  FOREIGN KEY (domain_id, file_id) REFERENCES file(domain_id, id),
  FOREIGN KEY (domain_id, member_id) REFERENCES member(domain_id, id)
);
CREATE INDEX attempt_file ON public.attempt USING btree (domain_id, file_id);
CREATE INDEX attempt_with_package ON public.attempt USING btree (domain_id, content_id) WHERE (file_id IS NOT NULL);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table attempt_session (
  domain_id integer not null,
  attempt_id uuid not null,
  launch_id uuid not null,
  member_id uuid not null,
  entries jsonb not null,
  started_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  PRIMARY KEY (domain_id, attempt_id, launch_id),
  FOREIGN KEY (domain_id, attempt_id) REFERENCES attempt(domain_id, id),
  FOREIGN KEY (domain_id, member_id) REFERENCES member(domain_id, id)
);
CREATE INDEX attempt_session_age ON public.attempt_session USING btree (domain_id, started_at);
CREATE INDEX attempt_session_member ON public.attempt_session USING btree (domain_id, member_id);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table audit_entry (
  domain_id integer not null,
  id uuid not null,
  actor_id uuid,
  action text not null,
  object_type text not null,
  object_id uuid,
  object_name text,
  details jsonb not null default '[]'::jsonb,
  request_id text,
  created_at timestamp with time zone not null,
  PRIMARY KEY (domain_id, id),
  FOREIGN KEY (domain_id) REFERENCES hub(domain_id)
);
CREATE INDEX audit_entry_actor ON public.audit_entry USING btree (domain_id, actor_id, created_at);
CREATE INDEX audit_entry_newest ON public.audit_entry USING btree (domain_id, created_at DESC, id DESC);
CREATE INDEX audit_entry_object ON public.audit_entry USING btree (domain_id, object_id, created_at);
CREATE INDEX audit_entry_type ON public.audit_entry USING btree (domain_id, object_type, created_at);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may insert, select

create table badge (
  domain_id integer not null,
  id uuid not null,
  playlist_id uuid not null,
  image_id uuid,
  built_in_id uuid,
  is_deleted boolean not null default false,
  created_at timestamp with time zone not null,
  is_awarding boolean not null default false,
  PRIMARY KEY (domain_id, id),
  FOREIGN KEY (domain_id, image_id) REFERENCES badge_image(domain_id, id),
  FOREIGN KEY (domain_id, playlist_id) REFERENCES playlist(domain_id, content_id),
  CHECK ((num_nonnulls(image_id, built_in_id) = 1))
);
CREATE INDEX badge_awarding ON public.badge USING btree (domain_id, id) WHERE is_awarding;
CREATE UNIQUE INDEX badge_of_playlist ON public.badge USING btree (domain_id, playlist_id) WHERE (NOT is_deleted);
CREATE INDEX badge_playlist ON public.badge USING btree (domain_id, playlist_id);
CREATE INDEX badge_shows ON public.badge USING btree (domain_id, image_id) WHERE (image_id IS NOT NULL);
CREATE INDEX badge_shows_built_in ON public.badge USING btree (domain_id, built_in_id) WHERE (built_in_id IS NOT NULL);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table badge_award (
  domain_id integer not null,
  id uuid not null,
  badge_id uuid not null,
  member_id uuid not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (domain_id, id),
  UNIQUE (domain_id, badge_id, member_id),
  FOREIGN KEY (domain_id, badge_id) REFERENCES badge(domain_id, id),
  FOREIGN KEY (domain_id, member_id) REFERENCES member(domain_id, id)
);
CREATE INDEX badge_award_own ON public.badge_award USING btree (domain_id, member_id, created_at DESC);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table badge_image (
  domain_id integer not null,
  id uuid not null,
  style text not null,
  alternative_text text,
  created_at timestamp with time zone not null,
  PRIMARY KEY (domain_id, id),
  FOREIGN KEY (domain_id, id) REFERENCES file(domain_id, id),
  CHECK ((style = ANY (ARRAY['sticker'::text, 'rose'::text])))
);
CREATE INDEX badge_image_newest ON public.badge_image USING btree (domain_id, created_at DESC, id DESC);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table badge_key (
  domain_id integer not null,
  number integer not null,
  public_key bytea not null,
  sealed_private_key bytea not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (domain_id, number),
  FOREIGN KEY (domain_id) REFERENCES hub(domain_id)
);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may insert, select

create table calendar_feed (
  domain_id integer not null,
  member_id uuid not null,
  secret_hash bytea not null,
  created_at timestamp with time zone not null,
  last_read_at timestamp with time zone,
  PRIMARY KEY (domain_id, member_id),
  FOREIGN KEY (domain_id, member_id) REFERENCES member(domain_id, id)
);
CREATE UNIQUE INDEX calendar_feed_secret ON public.calendar_feed USING btree (domain_id, secret_hash);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table comment (
  domain_id integer not null,
  id uuid not null,
  content_id uuid not null,
  parent_id uuid,
  author_id uuid not null,
  message text,
  is_deleted boolean not null default false,
  is_deleted_by_author boolean not null default false,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  PRIMARY KEY (domain_id, id),
  UNIQUE (domain_id, content_id, id),
  FOREIGN KEY (domain_id, author_id) REFERENCES member(domain_id, id),
  FOREIGN KEY (domain_id, content_id) REFERENCES content(domain_id, id),
  FOREIGN KEY (domain_id, content_id, parent_id) REFERENCES comment(domain_id, content_id, id),
  CHECK (((message IS NOT NULL) OR is_deleted_by_author)),
  CHECK ((is_deleted OR (NOT is_deleted_by_author)))
);
CREATE INDEX comment_newest ON public.comment USING btree (domain_id, content_id, created_at DESC, id DESC) WHERE (parent_id IS NULL);
CREATE INDEX comment_own ON public.comment USING btree (domain_id, author_id, content_id) WHERE (NOT is_deleted);
CREATE INDEX comment_replies ON public.comment USING btree (domain_id, parent_id, created_at, id) WHERE (parent_id IS NOT NULL);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table comment_mention (
  domain_id integer not null,
  comment_id uuid not null,
  member_id uuid not null,
  name text not null,
  PRIMARY KEY (domain_id, comment_id, member_id),
  FOREIGN KEY (domain_id, comment_id) REFERENCES comment(domain_id, id),
  FOREIGN KEY (domain_id, member_id) REFERENCES member(domain_id, id)
);
CREATE INDEX comment_mention_member ON public.comment_mention USING btree (domain_id, member_id);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table comment_subscription (
  domain_id integer not null,
  content_id uuid not null,
  member_id uuid not null,
  is_subscribed boolean not null,
  updated_at timestamp with time zone not null,
  PRIMARY KEY (domain_id, content_id, member_id),
  FOREIGN KEY (domain_id, content_id) REFERENCES content(domain_id, id),
  FOREIGN KEY (domain_id, member_id) REFERENCES member(domain_id, id)
);
CREATE INDEX comment_subscription_member ON public.comment_subscription USING btree (domain_id, member_id);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table completion (
  domain_id integer not null,
  member_id uuid not null,
  content_id uuid not null,
  completed_at timestamp with time zone not null,
  id uuid not null,
  way text,
  actor_id uuid,
  reason text,
  version integer,
  score double precision,
  content_name text not null,
  was_visible boolean,
  recorded_at timestamp with time zone not null default date_trunc('milliseconds'::text, clock_timestamp()),
  PRIMARY KEY (domain_id, member_id, content_id, completed_at, id),
  CHECK ((way = ANY (ARRAY['automatic'::text, 'learner'::text, 'admin'::text, 'import'::text])))
);
CREATE INDEX completion_newest ON public.completion USING btree (domain_id, member_id, completed_at, id);
CREATE INDEX completion_recorded ON public.completion USING btree (domain_id, recorded_at, id);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may insert, select

create table content (
  domain_id integer not null,
  id uuid not null,
  type text not null,
  name text not null,
  description text,
  locale text not null,
  tags text[] not null default '{}'::text[],
  audience text not null default 'all'::text,
  thumbnail_id uuid,
  owner_team_id uuid,
  author_id uuid,
  published boolean not null default true,
  is_deleted boolean not null default false,
  external_ref_id text,
  originating_id uuid,
  source_domain text,
  custom_type text,
  completion_time integer not null default 0,
  content_count integer not null default 0,
  required_count integer not null default 0,
  comment_count integer not null default 0,
  rating_count integer not null default 0,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  search_words tsvector,
  only_in_playlists boolean not null default false,
  has_ways boolean not null default false,
  asks_everyone boolean not null default false,
  deleted_at timestamp with time zone,
  sort_name text not null default ''::text,
  audience_since timestamp with time zone,
  removed_at timestamp with time zone,
  given_by integer,
  given_print text,
  published_at timestamp with time zone,
  kept_name text,
  PRIMARY KEY (domain_id, id),
  UNIQUE (domain_id, external_ref_id),
  FOREIGN KEY (domain_id, author_id) REFERENCES member(domain_id, id),
  FOREIGN KEY (domain_id) REFERENCES hub(domain_id),
  FOREIGN KEY (domain_id, owner_team_id) REFERENCES team(domain_id, id),
  FOREIGN KEY (domain_id, thumbnail_id) REFERENCES file(domain_id, id),
  CHECK ((audience = ANY (ARRAY['all'::text, 'teams'::text, 'admin'::text]))),
  CHECK (((removed_at IS NULL) OR is_deleted)),
  CHECK ((type = ANY (ARRAY['playlist'::text, 'upload'::text, 'zip'::text, 'web'::text, 'scorm'::text])))
);
CREATE INDEX content_asks_everyone ON public.content USING btree (domain_id, id) WHERE (asks_everyone AND (audience <> 'teams'::text));
CREATE INDEX content_assets_changed ON public.content USING btree (domain_id, updated_at DESC, id DESC) WHERE ((type <> 'playlist'::text) AND (NOT is_deleted));
CREATE INDEX content_assets_named ON public.content USING btree (domain_id, sort_name, id) WHERE ((type <> 'playlist'::text) AND (NOT is_deleted));
CREATE INDEX content_assets_newest ON public.content USING btree (domain_id, updated_at DESC, id DESC) WHERE ((type <> 'playlist'::text) AND (NOT is_deleted) AND published);
CREATE INDEX content_audience_since ON public.content USING btree (domain_id, audience_since) WHERE (audience_since IS NOT NULL);
CREATE INDEX content_by_likes ON public.content USING btree (domain_id, rating_count DESC, updated_at DESC, id DESC) WHERE ((NOT is_deleted) AND published);
CREATE INDEX content_by_name ON public.content USING btree (domain_id, lower(name), id) WHERE ((NOT is_deleted) AND published);
CREATE INDEX content_deleted ON public.content USING btree (domain_id, updated_at DESC, id DESC) WHERE is_deleted;
CREATE INDEX content_drafts ON public.content USING btree (domain_id, updated_at DESC, id DESC) WHERE ((NOT published) AND (NOT is_deleted));
CREATE INDEX content_given ON public.content USING btree (domain_id, given_by) WHERE (given_by IS NOT NULL);
CREATE INDEX content_kind ON public.content USING btree (domain_id, type, updated_at DESC, id DESC) WHERE ((NOT is_deleted) AND published);
CREATE INDEX content_kind_changed ON public.content USING btree (domain_id, type, updated_at DESC, id DESC) WHERE (NOT is_deleted);
CREATE INDEX content_kind_named ON public.content USING btree (domain_id, type, sort_name, id) WHERE (NOT is_deleted);
CREATE INDEX content_language ON public.content USING btree (domain_id, locale, updated_at DESC, id DESC) WHERE ((NOT is_deleted) AND published);
CREATE INDEX content_named ON public.content USING btree (domain_id, sort_name, id) WHERE (NOT is_deleted);
CREATE INDEX content_newest ON public.content USING btree (domain_id, updated_at DESC, id DESC) WHERE ((NOT is_deleted) AND published);
CREATE INDEX content_owner_team ON public.content USING btree (domain_id, owner_team_id) WHERE (owner_team_id IS NOT NULL);
CREATE INDEX content_playlists_newest ON public.content USING btree (domain_id, updated_at DESC, id DESC) WHERE ((type = 'playlist'::text) AND (NOT is_deleted) AND published);
CREATE INDEX content_published ON public.content USING btree (domain_id, published_at);
CREATE INDEX content_tags ON public.content USING gin (domain_id, tags) WHERE ((NOT is_deleted) AND published);
CREATE INDEX content_thumbnail ON public.content USING btree (domain_id, thumbnail_id) WHERE (thumbnail_id IS NOT NULL);
CREATE INDEX content_to_remove ON public.content USING btree (domain_id, deleted_at, id) WHERE (is_deleted AND (removed_at IS NULL));
CREATE INDEX content_unindexed ON public.content USING btree (domain_id, id) WHERE ((search_words IS NULL) OR (kept_name IS DISTINCT FROM name));
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table content_day (
  domain_id integer not null,
  content_id uuid not null,
  day date not null,
  opened integer not null,
  completed integer not null,
  PRIMARY KEY (domain_id, content_id, day)
);
CREATE INDEX content_day_day ON public.content_day USING btree (domain_id, day);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table content_grant (
  id uuid not null,
  from_domain_id integer not null,
  to_domain_id integer not null,
  content_ids uuid[] not null,
  author_id uuid not null,
  created_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  PRIMARY KEY (id),
  FOREIGN KEY (from_domain_id) REFERENCES hub(domain_id),
  FOREIGN KEY (to_domain_id) REFERENCES hub(domain_id),
  CHECK ((from_domain_id <> to_domain_id))
);
CREATE INDEX content_grant_given ON public.content_grant USING btree (from_domain_id, created_at DESC, id DESC);
CREATE INDEX content_grant_received ON public.content_grant USING btree (to_domain_id, created_at DESC, id DESC);
-- hub_app may delete, insert, select, update

create table content_name_word (
  domain_id integer not null,
  word text not null,
  content_id uuid not null,
  PRIMARY KEY (domain_id, word, content_id),
  FOREIGN KEY (domain_id, content_id) REFERENCES content(domain_id, id)
);
CREATE INDEX content_name_word_content ON public.content_name_word USING btree (domain_id, content_id, word);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table content_request (
  domain_id integer not null,
  id uuid not null,
  author_id uuid not null,
  name text not null,
  content text not null,
  created_at timestamp with time zone not null,
  state text not null default 'open'::text,
  answer text,
  answered_by uuid,
  answered_at timestamp with time zone,
  version integer not null default 1,
  PRIMARY KEY (domain_id, id),
  FOREIGN KEY (domain_id, answered_by) REFERENCES member(domain_id, id) NOT VALID,
  FOREIGN KEY (domain_id, author_id) REFERENCES member(domain_id, id),
  FOREIGN KEY (domain_id) REFERENCES hub(domain_id),
  CHECK ((state = ANY (ARRAY['open'::text, 'answered'::text, 'closed'::text])))
);
CREATE INDEX content_request_author ON public.content_request USING btree (domain_id, author_id, created_at, id);
CREATE INDEX content_request_newest ON public.content_request USING btree (domain_id, created_at, id);
CREATE INDEX content_request_state ON public.content_request USING btree (domain_id, state, created_at, id);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table content_request_content (
  domain_id integer not null,
  request_id uuid not null,
  place integer not null,
  content_id uuid not null,
  PRIMARY KEY (domain_id, request_id, place),
  FOREIGN KEY (domain_id, content_id) REFERENCES content(domain_id, id),
  FOREIGN KEY (domain_id, request_id) REFERENCES content_request(domain_id, id)
);
CREATE INDEX content_request_content_content ON public.content_request_content USING btree (domain_id, content_id);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table content_team (
  domain_id integer not null,
  content_id uuid not null,
  team_id uuid not null,
  since timestamp with time zone,
  PRIMARY KEY (domain_id, content_id, team_id),
  FOREIGN KEY (domain_id, content_id) REFERENCES content(domain_id, id),
  FOREIGN KEY (domain_id, team_id) REFERENCES team(domain_id, id)
);
CREATE INDEX content_team_team ON public.content_team USING btree (domain_id, team_id);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table content_topic (
  domain_id integer not null,
  content_id uuid not null,
  topic_id uuid not null,
  pin integer,
  PRIMARY KEY (domain_id, content_id, topic_id),
  FOREIGN KEY (domain_id, content_id) REFERENCES content(domain_id, id),
  FOREIGN KEY (domain_id, topic_id) REFERENCES topic(domain_id, id),
  CHECK ((pin >= 0))
);
CREATE INDEX content_topic_pins ON public.content_topic USING btree (domain_id, topic_id, pin) WHERE (pin IS NOT NULL);
CREATE INDEX content_topic_topic ON public.content_topic USING btree (domain_id, topic_id);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table content_user (
  domain_id integer not null,
  member_id uuid not null,
  content_id uuid not null,
  status text not null default 'notstarted'::text,
  scorm_status text,
  opened_at timestamp with time zone,
  completed_at timestamp with time zone,
  saved_at timestamp with time zone,
  liked_at timestamp with time zone,
  rating integer,
  rating_message text,
  position_seconds double precision,
  last_playlist_id uuid,
  furthest_step smallint not null default 0,
  due_on date,
  page integer,
  pages_seen int4multirange,
  PRIMARY KEY (domain_id, member_id, content_id),
  FOREIGN KEY (domain_id, content_id) REFERENCES content(domain_id, id),
  FOREIGN KEY (domain_id, member_id) REFERENCES member(domain_id, id),
  CHECK ((status = ANY (ARRAY['notstarted'::text, 'opened'::text, 'completed'::text])))
);
CREATE INDEX content_user_completed ON public.content_user USING btree (domain_id, member_id, completed_at DESC, content_id) WHERE (status = 'completed'::text);
CREATE INDEX content_user_content ON public.content_user USING btree (domain_id, content_id) WHERE (status = 'completed'::text);
CREATE INDEX content_user_due ON public.content_user USING btree (domain_id, member_id, content_id) WHERE (due_on IS NOT NULL);
CREATE INDEX content_user_due_on ON public.content_user USING btree (domain_id, due_on) WHERE (due_on IS NOT NULL);
CREATE INDEX content_user_history ON public.content_user USING btree (domain_id, member_id, opened_at DESC) WHERE (opened_at IS NOT NULL);
CREATE INDEX content_user_of_each ON public.content_user USING btree (domain_id, content_id, member_id);
CREATE INDEX content_user_saved ON public.content_user USING btree (domain_id, member_id, saved_at DESC) WHERE (saved_at IS NOT NULL);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table content_visit (
  domain_id integer not null,
  session_id uuid not null,
  content_id uuid not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (domain_id, session_id, content_id),
  FOREIGN KEY (domain_id, content_id) REFERENCES content(domain_id, id) ON DELETE CASCADE,
  FOREIGN KEY (domain_id, session_id) REFERENCES session(domain_id, id) ON DELETE CASCADE
);
CREATE INDEX content_visit_content ON public.content_visit USING btree (domain_id, content_id);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table content_way (
  domain_id integer not null,
  content_id uuid not null,
  number integer not null,
  team_playlists uuid[] not null,
  is_for_admins boolean not null,
  opens_at timestamp with time zone,
  progress_sections uuid[] not null,
  PRIMARY KEY (domain_id, content_id, number),
  FOREIGN KEY (domain_id, content_id) REFERENCES content(domain_id, id)
);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table content_word (
  domain_id integer not null,
  lexeme text not null,
  audience smallint not null,
  weight smallint not null,
  content_id uuid not null,
  PRIMARY KEY (domain_id, lexeme, audience, weight, content_id),
  FOREIGN KEY (domain_id, content_id) REFERENCES content(domain_id, id)
);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table contents_draft (
  domain_id integer not null,
  member_id uuid not null,
  playlist_id uuid not null,
  version integer not null,
  base jsonb not null,
  contents jsonb not null,
  revision uuid not null,
  saved_at timestamp with time zone not null,
  PRIMARY KEY (domain_id, member_id, playlist_id),
  FOREIGN KEY (domain_id, member_id) REFERENCES member(domain_id, id),
  FOREIGN KEY (domain_id, playlist_id) REFERENCES playlist(domain_id, content_id)
);
CREATE INDEX contents_draft_playlist ON public.contents_draft USING btree (domain_id, playlist_id);
CREATE INDEX contents_draft_saved ON public.contents_draft USING btree (domain_id, saved_at);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table custom_field (
  domain_id integer not null,
  id uuid not null,
  label text not null,
  hint text,
  is_required boolean not null default false,
  place integer not null,
  created_at timestamp with time zone not null,
  type text not null default 'text'::text,
  options text[] not null default '{}'::text[],
  PRIMARY KEY (domain_id, id),
  FOREIGN KEY (domain_id) REFERENCES hub(domain_id),
  CHECK (((type = 'choice'::text) = (cardinality(options) > 0))),
  CHECK ((type = ANY (ARRAY['text'::text, 'date'::text, 'number'::text, 'choice'::text])))
);
CREATE UNIQUE INDEX custom_field_label ON public.custom_field USING btree (domain_id, lower(label));
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table custom_field_value (
  domain_id integer not null,
  member_id uuid not null,
  field_id uuid not null,
  value text not null,
  updated_at timestamp with time zone not null,
  compared text,
  source text,
  PRIMARY KEY (domain_id, member_id, field_id),
  FOREIGN KEY (domain_id, field_id) REFERENCES custom_field(domain_id, id),
  FOREIGN KEY (domain_id, member_id) REFERENCES member(domain_id, id),
  CHECK ((source = ANY (ARRAY['admin'::text, 'person'::text, 'provider'::text, 'import'::text])))
);
CREATE INDEX custom_field_value_compared ON public.custom_field_value USING btree (domain_id, field_id, compared, member_id) WHERE (compared IS NOT NULL);
CREATE INDEX custom_field_value_field ON public.custom_field_value USING btree (domain_id, field_id);
CREATE INDEX custom_field_value_not_compared ON public.custom_field_value USING btree (domain_id, member_id) WHERE (compared IS NULL);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table data_export (
  domain_id integer not null,
  id uuid not null,
  member_id uuid,
  requested_by uuid not null,
  status text not null,
  tries integer not null default 0,
  storage_key text,
  size bigint,
  created_at timestamp with time zone not null,
  ready_at timestamp with time zone,
  expires_at timestamp with time zone,
  leased_until timestamp with time zone,
  PRIMARY KEY (domain_id, id),
  FOREIGN KEY (domain_id, member_id) REFERENCES member(domain_id, id),
  FOREIGN KEY (domain_id, requested_by) REFERENCES member(domain_id, id),
  CHECK (((status <> 'ready'::text) OR (num_nulls(storage_key, size, ready_at, expires_at) = 0))),
  CHECK ((status = ANY (ARRAY['preparing'::text, 'ready'::text, 'failed'::text, 'expired'::text])))
);
CREATE INDEX data_export_expiring ON public.data_export USING btree (domain_id, expires_at) WHERE (status = 'ready'::text);
CREATE INDEX data_export_member ON public.data_export USING btree (domain_id, member_id);
CREATE UNIQUE INDEX data_export_of_hub ON public.data_export USING btree (domain_id) WHERE ((status = 'preparing'::text) AND (member_id IS NULL));
CREATE UNIQUE INDEX data_export_preparing ON public.data_export USING btree (domain_id, requested_by, member_id) WHERE (status = 'preparing'::text);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table deleted_file (
  domain_id integer not null,
  id uuid not null,
  uploaded_by uuid,
  uploaded_at timestamp with time zone not null,
  storage_keys text[] not null,
  PRIMARY KEY (domain_id, id),
  FOREIGN KEY (domain_id, uploaded_by) REFERENCES member(domain_id, id)
);
CREATE INDEX deleted_file_owner ON public.deleted_file USING btree (domain_id, uploaded_by, uploaded_at);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table deleted_hub (
  domain_id integer not null,
  name text not null,
  hostnames text[] not null,
  closed_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  row_count bigint not null default 0,
  file_count bigint not null default 0,
  ended_at timestamp with time zone,
  PRIMARY KEY (domain_id)
);
-- hub_app may select

create table download_ticket (
  domain_id integer not null,
  token_hash bytea not null,
  session_id uuid not null,
  operation text not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (domain_id, token_hash),
  FOREIGN KEY (domain_id, session_id) REFERENCES session(domain_id, id) ON DELETE CASCADE
);
CREATE INDEX download_ticket_session ON public.download_ticket USING btree (domain_id, session_id);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table email_change (
  domain_id integer not null,
  member_id uuid not null,
  email text not null,
  from_email text not null,
  requested_by uuid not null,
  token_hash bytea not null,
  cancel_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (domain_id, member_id),
  UNIQUE (domain_id, cancel_hash),
  UNIQUE (domain_id, token_hash),
  FOREIGN KEY (domain_id) REFERENCES hub(domain_id),
  FOREIGN KEY (domain_id, member_id) REFERENCES member(domain_id, id),
  FOREIGN KEY (domain_id, requested_by) REFERENCES member(domain_id, id)
);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table factor_reset (
  account_id uuid not null,
  asked_in integer not null,
  asked_at timestamp with time zone not null,
  PRIMARY KEY (account_id, asked_in),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (asked_in) REFERENCES hub(domain_id)
);
-- hub_app may delete, insert, select, update

create table featured_content (
  domain_id integer not null,
  content_id uuid not null,
  rank integer not null,
  id uuid not null default gen_random_uuid(),
  team_id uuid,
  PRIMARY KEY (domain_id, id),
  FOREIGN KEY (domain_id, content_id) REFERENCES content(domain_id, id),
  FOREIGN KEY (domain_id, team_id) REFERENCES team(domain_id, id) NOT VALID
);
CREATE INDEX featured_content_content ON public.featured_content USING btree (domain_id, content_id);
CREATE UNIQUE INDEX featured_content_once ON public.featured_content USING btree (domain_id, team_id, content_id) NULLS NOT DISTINCT;
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table feedback (
  domain_id integer not null,
  id uuid not null,
  member_id uuid not null,
  type text not null,
  ref_id uuid not null,
  rating boolean not null,
  comment text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  PRIMARY KEY (domain_id, id),
  UNIQUE (domain_id, member_id, ref_id),
  FOREIGN KEY (domain_id, member_id, ref_id) REFERENCES user_meeting_skill(domain_id, member_id, id),
  CHECK ((type = 'helix_user_meeting_skill'::text))
);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table file (
  domain_id integer not null,
  id uuid not null,
  kind text not null,
  filename text not null,
  content_type text not null,
  size bigint not null,
  status text not null,
  format text,
  storage_key text,
  sha256 bytea,
  served_key text,
  served_type text,
  served_size bigint,
  duration integer,
  package jsonb,
  tries integer not null default 0,
  error_code text,
  error_detail text,
  alternative_text text,
  locale text,
  notify_on_completion boolean not null default false,
  uploaded_by uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  stored_size bigint not null default 0,
  chapters jsonb not null default '[]'::jsonb,
  colour text,
  trial jsonb,
  page_count integer,
  document_text text,
  is_converting boolean not null default false,
  conversion_error_code text,
  conversion_error_detail text,
  warnings text[] not null default '{}'::text[],
  PRIMARY KEY (domain_id, id),
  FOREIGN KEY (domain_id) REFERENCES hub(domain_id),
  FOREIGN KEY (domain_id, uploaded_by) REFERENCES member(domain_id, id),
  CHECK ((colour ~ '^#[0-9a-f]{6}$'::text)),
  CHECK ((kind = ANY (ARRAY['asset'::text, 'picture'::text, 'profilePicture'::text, 'subtitle'::text, 'badge'::text, 'userImport'::text]))),
  CHECK ((status = ANY (ARRAY['draft'::text, 'processing'::text, 'invalid'::text, 'ready'::text])))
);
CREATE INDEX file_by_size ON public.file USING btree (domain_id, GREATEST(size, stored_size) DESC, id) WHERE (status = ANY (ARRAY['processing'::text, 'ready'::text]));
CREATE INDEX file_converting ON public.file USING btree (domain_id, id) WHERE is_converting;
CREATE INDEX file_draft ON public.file USING btree (domain_id, id) WHERE (status = 'draft'::text);
CREATE INDEX file_processing ON public.file USING btree (domain_id) WHERE (status = 'processing'::text);
CREATE INDEX file_stored ON public.file USING btree (domain_id, kind) INCLUDE (uploaded_by, size, stored_size) WHERE (status = ANY (ARRAY['processing'::text, 'ready'::text]));
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table former_contents (
  domain_id integer not null,
  playlist_id uuid not null,
  version integer not null,
  contents jsonb not null,
  replaced_by uuid not null,
  replaced_at timestamp with time zone not null,
  PRIMARY KEY (domain_id, playlist_id, version),
  FOREIGN KEY (domain_id, playlist_id) REFERENCES playlist(domain_id, content_id),
  FOREIGN KEY (domain_id, replaced_by) REFERENCES member(domain_id, id)
);
CREATE INDEX former_contents_member ON public.former_contents USING btree (domain_id, replaced_by);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table former_file (
  domain_id integer not null,
  content_id uuid not null,
  file_id uuid not null,
  type text not null,
  version integer not null,
  replaced_at timestamp with time zone not null,
  PRIMARY KEY (domain_id, content_id, file_id),
  FOREIGN KEY (domain_id, content_id) REFERENCES asset(domain_id, content_id),
  FOREIGN KEY (domain_id, file_id) REFERENCES file(domain_id, id)
);
CREATE INDEX former_file_file ON public.former_file USING btree (domain_id, file_id);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table hostname_claim (
  domain_id integer not null,
  hostname text not null,
  record_value text not null,
  created_at timestamp with time zone not null,
  proved_at timestamp with time zone,
  checked_at timestamp with time zone,
  finding text,
  found text,
  PRIMARY KEY (domain_id, hostname),
  FOREIGN KEY (domain_id) REFERENCES hub(domain_id) ON DELETE CASCADE
);
CREATE INDEX hostname_claim_proved ON public.hostname_claim USING btree (hostname) WHERE (proved_at IS NOT NULL);
-- hub_app may delete, insert, select

create table hub (
  domain_id integer not null,
  name text not null,
  colour text not null default '#2f6f5e'::text,
  logo_url text,
  locale text not null default 'en-GB'::text,
  locales text[] not null default '{en-GB,de-DE}'::text[],
  timezone text not null default 'Europe/London'::text,
  is_helix_hub boolean not null default false,
  features text[] not null default '{}'::text[],
  created_at timestamp with time zone not null,
  storage_quota bigint not null default '107374182400'::bigint,
  storage_quota_per_person bigint not null default '21474836480'::bigint,
  mfa_required text not null default 'none'::text,
  mfa_required_from date,
  mail_sender_name text,
  has_passwords boolean not null default true,
  min_password_length integer not null default 8,
  provider_label text,
  settings_version integer not null default 1,
  settings_changed_at timestamp with time zone,
  has_start_passwords boolean not null default false,
  sign_in_cover_url text,
  sign_in_texts jsonb not null default '[]'::jsonb,
  allowed_hosts text[] not null default '{}'::text[],
  PRIMARY KEY (domain_id),
  CHECK ((mfa_required = ANY (ARRAY['none'::text, 'admins'::text, 'everyone'::text])))
);
-- hub_app may insert, select, update

create table hub_deletion (
  domain_id integer not null,
  id uuid not null,
  requested_by uuid not null,
  requested_at timestamp with time zone not null default date_trunc('milliseconds'::text, now()),
  due_at timestamp with time zone not null default (date_trunc('milliseconds'::text, now()) + '30 days'::interval),
  PRIMARY KEY (domain_id),
  FOREIGN KEY (domain_id) REFERENCES hub(domain_id),
  FOREIGN KEY (domain_id, requested_by) REFERENCES member(domain_id, id)
);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, select

create table hub_hostname (
  hostname text not null,
  domain_id integer not null,
  is_primary boolean not null default false,
  verified_at timestamp with time zone,
  checked_at timestamp with time zone,
  finding text,
  found text,
  failures integer not null default 0,
  failing_since timestamp with time zone,
  PRIMARY KEY (hostname),
  FOREIGN KEY (domain_id) REFERENCES hub(domain_id)
);
CREATE UNIQUE INDEX hub_hostname_primary ON public.hub_hostname USING btree (domain_id) WHERE is_primary;
-- hub_app may insert, select

create table hub_logo (
  domain_id integer not null,
  file_id uuid not null,
  PRIMARY KEY (domain_id),
  FOREIGN KEY (domain_id, file_id) REFERENCES file(domain_id, id),
  FOREIGN KEY (domain_id) REFERENCES hub(domain_id)
);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table hub_mail (
  domain_id integer not null,
  shows_logo boolean not null,
  reply_to text,
  footers jsonb not null,
  version integer not null,
  PRIMARY KEY (domain_id),
  FOREIGN KEY (domain_id) REFERENCES hub(domain_id)
);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table hub_sign_in_cover (
  domain_id integer not null,
  file_id uuid not null,
  PRIMARY KEY (domain_id),
  FOREIGN KEY (domain_id, file_id) REFERENCES file(domain_id, id),
  FOREIGN KEY (domain_id) REFERENCES hub(domain_id)
);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table hub_switch (
  domain_id integer not null,
  ticket_hash bytea not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (domain_id, ticket_hash)
);
CREATE INDEX hub_switch_expiry ON public.hub_switch USING btree (domain_id, expires_at);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table idempotency_key (
  domain_id integer not null,
  member_id uuid not null,
  key_hash bytea not null,
  request_hash bytea not null,
  sealed_answer bytea not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (domain_id, member_id, key_hash),
  FOREIGN KEY (domain_id) REFERENCES hub(domain_id),
  FOREIGN KEY (domain_id, member_id) REFERENCES member(domain_id, id),
  CHECK ((octet_length(sealed_answer) <= 1048576))
);
CREATE INDEX idempotency_key_age ON public.idempotency_key USING btree (domain_id, created_at);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table import_column (
  domain_id integer not null,
  header text not null,
  field text not null,
  custom_field_id uuid,
  updated_at timestamp with time zone not null,
  PRIMARY KEY (domain_id, header),
  FOREIGN KEY (domain_id) REFERENCES hub(domain_id),
  CHECK (((custom_field_id IS NOT NULL) = (field = 'customField'::text)))
);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table job (
  domain_id integer not null,
  id uuid not null,
  kind text not null,
  state text not null,
  input jsonb not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  started_at timestamp with time zone,
  touched_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  total integer not null,
  done_count integer not null default 0,
  skipped_count integer not null default 0,
  failed_count integer not null default 0,
  undoes uuid,
  PRIMARY KEY (domain_id, id),
  FOREIGN KEY (domain_id, created_by) REFERENCES member(domain_id, id),
  FOREIGN KEY (domain_id) REFERENCES hub(domain_id),
  CHECK (((ended_at IS NOT NULL) = (state = ANY (ARRAY['succeeded'::text, 'failed'::text, 'cancelled'::text])))),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'succeeded'::text, 'failed'::text, 'cancelled'::text])))
);
CREATE INDEX job_ended ON public.job USING btree (domain_id, ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX job_newest ON public.job USING btree (domain_id, created_at, id);
CREATE INDEX job_of_member ON public.job USING btree (domain_id, created_by, created_at, id);
CREATE INDEX job_open ON public.job USING btree (domain_id, touched_at) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX job_undone_once ON public.job USING btree (domain_id, undoes) WHERE (undoes IS NOT NULL);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table job_item (
  domain_id integer not null,
  job_id uuid not null,
  place integer not null,
  type text not null,
  subject_id uuid,
  name text not null,
  state text not null default 'waiting'::text,
  before jsonb,
  reason text,
  wish jsonb,
  PRIMARY KEY (domain_id, job_id, place),
  FOREIGN KEY (domain_id, job_id) REFERENCES job(domain_id, id) ON DELETE CASCADE,
  CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'skipped'::text, 'failed'::text])))
);
CREATE INDEX job_item_waiting ON public.job_item USING btree (domain_id, job_id, place) WHERE (state = 'waiting'::text);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table mail_link (
  domain_id integer not null,
  id uuid not null,
  member_id uuid not null,
  purpose text not null,
  token_hash bytea not null,
  password_version integer not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  invited_by uuid,
  start_password_hash text,
  proves_address boolean not null default true,
  PRIMARY KEY (domain_id, id),
  UNIQUE (domain_id, token_hash),
  FOREIGN KEY (domain_id, member_id) REFERENCES member(domain_id, id),
  FOREIGN KEY (domain_id, invited_by) REFERENCES member(domain_id, id),
  CHECK ((purpose = ANY (ARRAY['invitation'::text, 'password_reset'::text])))
);
CREATE INDEX mail_link_member ON public.mail_link USING btree (domain_id, member_id);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table member (
  domain_id integer not null,
  id uuid not null,
  account_id uuid,
  email text not null,
  first_name text not null default ''::text,
  last_name text not null default ''::text,
  locale text not null default 'en-GB'::text,
  is_admin boolean not null default false,
  privileges text[] not null default '{}'::text[],
  picture_id uuid,
  theme text not null default 'auto'::text,
  notification_channel text not null default 'email'::text,
  open_complete_profile boolean not null default true,
  is_deleted boolean not null default false,
  created_at timestamp with time zone not null,
  last_access_at timestamp with time zone,
  kept_name text,
  access_version integer not null default 0,
  start_date date,
  employee_id text,
  manager_email text,
  manager_employee_id text,
  version integer not null default 1,
  suspended_at timestamp with time zone,
  timezone text,
  deleted_at timestamp with time zone,
  erased_at timestamp with time zone,
  is_service boolean not null default false,
  news jsonb not null default '{}'::jsonb,
  weekly_goal smallint,
  external_id text,
  email_key text,
  previous_visit_at timestamp with time zone,
  PRIMARY KEY (domain_id, id),
  UNIQUE (domain_id, account_id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  FOREIGN KEY (domain_id) REFERENCES hub(domain_id),
  CHECK (((NOT is_service) OR (is_deleted AND (account_id IS NULL) AND (NOT is_admin)))),
  CHECK (((weekly_goal >= 1) AND (weekly_goal <= 20)))
);
CREATE INDEX member_account_kind ON public.member USING btree (domain_id, (
CASE
    WHEN (suspended_at IS NOT NULL) THEN 'suspended'::text
    WHEN (account_id IS NOT NULL) THEN 'active'::text
    ELSE 'waiting'::text
END), (
CASE
    WHEN is_admin THEN 1
    ELSE 0
END), (
CASE
    WHEN (last_access_at IS NOT NULL) THEN last_access_at
    ELSE '-infinity'::timestamp with time zone
END)) WHERE (NOT is_deleted);
CREATE INDEX member_admin ON public.member USING btree (domain_id, id) WHERE (is_admin AND (NOT is_deleted));
CREATE INDEX member_deleted ON public.member USING btree (domain_id, created_at, id) WHERE is_deleted;
CREATE UNIQUE INDEX member_email_key ON public.member USING btree (domain_id, lower(email));
CREATE INDEX member_email_small ON public.member USING btree (domain_id, email_key);
CREATE INDEX member_email_start ON public.member USING btree (domain_id, email_key COLLATE "C");
CREATE INDEX member_employee ON public.member USING btree (domain_id, employee_id) WHERE (employee_id IS NOT NULL);
CREATE INDEX member_erased ON public.member USING btree (domain_id, id) WHERE (erased_at IS NOT NULL);
CREATE INDEX member_external ON public.member USING btree (domain_id, external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX member_last_access ON public.member USING btree (domain_id, (
CASE
    WHEN (last_access_at IS NULL) THEN '-infinity'::timestamp with time zone
    ELSE last_access_at
END), id) WHERE (NOT is_deleted);
CREATE INDEX member_last_name ON public.member USING btree (domain_id, lower(last_name), lower(first_name), id) WHERE (NOT is_deleted);
CREATE INDEX member_name ON public.member USING btree (domain_id, lower(COALESCE(NULLIF(btrim(((first_name || ' '::text) || last_name)), ''::text), split_part(email, '@'::text, 1))), id) WHERE (NOT is_deleted);
CREATE INDEX member_never_here ON public.member USING btree (domain_id, id) WHERE ((last_access_at IS NULL) AND (NOT is_deleted));
CREATE INDEX member_newest ON public.member USING btree (domain_id, created_at, id) WHERE (NOT is_deleted);
CREATE INDEX member_picture ON public.member USING btree (domain_id, picture_id) WHERE (picture_id IS NOT NULL);
CREATE INDEX member_start_date ON public.member USING btree (domain_id, start_date) WHERE (start_date IS NOT NULL);
CREATE INDEX member_suspended ON public.member USING btree (domain_id, id) WHERE (suspended_at IS NOT NULL);
CREATE INDEX member_was_here ON public.member USING btree (domain_id, id) WHERE ((last_access_at IS NOT NULL) AND (NOT is_deleted));
CREATE INDEX member_without_account ON public.member USING btree (domain_id, id) WHERE (account_id IS NULL);
CREATE INDEX member_without_key ON public.member USING btree (domain_id, id) WHERE (email_key IS DISTINCT FROM lower(email));
CREATE INDEX member_without_words ON public.member USING btree (domain_id, id) WHERE (kept_name IS DISTINCT FROM COALESCE(NULLIF(btrim(((first_name || ' '::text) || last_name)), ''::text), split_part(email, '@'::text, 1)));
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table member_fact (
  domain_id integer not null,
  member_id uuid not null,
  fact text not null,
  value text,
  source text not null,
  updated_at timestamp with time zone not null,
  compared text,
  PRIMARY KEY (domain_id, member_id, fact),
  FOREIGN KEY (domain_id, member_id) REFERENCES member(domain_id, id),
  CHECK (((value IS NULL) = (fact = ANY (ARRAY['startDate'::text, 'employeeId'::text, 'manager-email'::text, 'manager-employeeid'::text])))),
  CHECK ((source = ANY (ARRAY['admin'::text, 'person'::text, 'provider'::text, 'import'::text])))
);
CREATE INDEX member_fact_compared ON public.member_fact USING btree (domain_id, fact, compared, member_id) WHERE (compared IS NOT NULL);
CREATE INDEX member_fact_not_compared ON public.member_fact USING btree (domain_id, member_id) WHERE (compared IS NULL);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table member_word (
  domain_id integer not null,
  word text not null,
  member_id uuid not null,
  PRIMARY KEY (domain_id, word, member_id),
  FOREIGN KEY (domain_id, member_id) REFERENCES member(domain_id, id)
);
CREATE INDEX member_word_member ON public.member_word USING btree (domain_id, member_id, word);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table message (
  domain_id integer not null,
  id uuid not null,
  member_id uuid not null,
  request_id uuid,
  subject text,
  body text,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  PRIMARY KEY (domain_id, id),
  UNIQUE (domain_id, request_id, member_id),
  FOREIGN KEY (domain_id, member_id) REFERENCES member(domain_id, id),
  FOREIGN KEY (domain_id, request_id) REFERENCES content_request(domain_id, id),
  CHECK ((num_nulls(subject, body) =
CASE
    WHEN (request_id IS NULL) THEN 0
    ELSE 2
END))
);
CREATE INDEX message_newest ON public.message USING btree (domain_id, member_id, created_at DESC, id DESC);
CREATE INDEX message_unread ON public.message USING btree (domain_id, member_id, created_at DESC, id DESC) WHERE (read_at IS NULL);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table migration_checksum (
  name text not null,
  sha256 text not null,
  PRIMARY KEY (name),
  CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
);
-- hub_app may select

create table note (
  domain_id integer not null,
  id uuid not null,
  member_id uuid not null,
  content_id uuid not null,
  seconds integer,
  page integer,
  text text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  PRIMARY KEY (domain_id, id),
  FOREIGN KEY (domain_id, content_id) REFERENCES content(domain_id, id),
  FOREIGN KEY (domain_id, member_id) REFERENCES member(domain_id, id),
  CHECK (((seconds IS NULL) OR (page IS NULL)))
);
CREATE INDEX note_deleted ON public.note USING btree (domain_id, deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX note_newest ON public.note USING btree (domain_id, member_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX note_on_content ON public.note USING btree (domain_id, content_id, member_id);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table notification (
  domain_id integer not null,
  id uuid not null,
  member_id uuid not null,
  effect_key text not null,
  type text not null,
  actor_id uuid,
  content_id uuid,
  ref_id uuid,
  message text,
  due_at timestamp with time zone,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  PRIMARY KEY (domain_id, id),
  UNIQUE (domain_id, effect_key, member_id),
  FOREIGN KEY (domain_id, actor_id) REFERENCES member(domain_id, id),
  FOREIGN KEY (domain_id, content_id) REFERENCES content(domain_id, id),
  FOREIGN KEY (domain_id) REFERENCES hub(domain_id),
  FOREIGN KEY (domain_id, member_id) REFERENCES member(domain_id, id)
);
CREATE INDEX notification_newest ON public.notification USING btree (domain_id, member_id, created_at DESC, id DESC);
CREATE INDEX notification_oldest ON public.notification USING btree (domain_id, created_at);
CREATE INDEX notification_unread ON public.notification USING btree (domain_id, member_id, created_at) WHERE (read_at IS NULL);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table oidc_group_team (
  domain_id integer not null,
  group_name text not null,
  team_id uuid not null,
  PRIMARY KEY (domain_id, group_name, team_id),
  FOREIGN KEY (domain_id, team_id) REFERENCES team(domain_id, id)
);
CREATE INDEX oidc_group_team_team ON public.oidc_group_team USING btree (domain_id, team_id);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table oidc_identity (
  domain_id integer not null,
  issuer text not null,
  subject text not null,
  member_id uuid not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  PRIMARY KEY (domain_id, issuer, subject),
  UNIQUE (domain_id, member_id, issuer),
  FOREIGN KEY (domain_id, member_id) REFERENCES member(domain_id, id)
);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table oidc_provider (
  domain_id integer not null,
  issuer text not null,
  client_id text not null,
  sealed_secret bytea,
  email_domains text[] not null,
  creates_accounts boolean not null,
  first_name_claim text,
  last_name_claim text,
  locale_claim text,
  groups_claim text,
  attribute_claims jsonb not null default '[]'::jsonb,
  PRIMARY KEY (domain_id),
  FOREIGN KEY (domain_id) REFERENCES hub(domain_id),
  CHECK ((jsonb_typeof(attribute_claims) = 'array'::text))
);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table opened_section (
  domain_id integer not null,
  member_id uuid not null,
  section_id uuid not null,
  opened_at timestamp with time zone not null,
  PRIMARY KEY (domain_id, member_id, section_id)
);
CREATE INDEX opened_section_section ON public.opened_section USING btree (domain_id, section_id);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table outbox_mail (
  domain_id integer not null,
  id uuid not null,
  effect_key text not null,
  to_address text not null,
  to_name text not null,
  subject text not null,
  body_text text not null,
  resend_if_uncertain boolean not null,
  state text not null,
  attempts integer not null default 0,
  next_attempt_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  last_error text,
  type text not null default 'invitation'::text,
  locale text not null default 'en-GB'::text,
  member_id uuid,
  nudge_id uuid,
  reply_to text,
  shows_logo boolean not null default false,
  PRIMARY KEY (domain_id, id),
  UNIQUE (domain_id, effect_key),
  FOREIGN KEY (domain_id) REFERENCES hub(domain_id),
  FOREIGN KEY (domain_id, member_id) REFERENCES member(domain_id, id) NOT VALID,
  CHECK ((state = ANY (ARRAY['queued'::text, 'transmitting'::text, 'sent'::text, 'uncertain'::text, 'failed'::text])))
);
CREATE INDEX outbox_mail_member ON public.outbox_mail USING btree (domain_id, member_id, created_at);
CREATE INDEX outbox_mail_newest ON public.outbox_mail USING btree (domain_id, created_at DESC, id DESC);
CREATE INDEX outbox_mail_nudge ON public.outbox_mail USING btree (domain_id, nudge_id, created_at DESC, id DESC) WHERE (nudge_id IS NOT NULL);
CREATE INDEX outbox_mail_receiver ON public.outbox_mail USING btree (domain_id, to_address);
CREATE INDEX outbox_mail_unsent ON public.outbox_mail USING btree (domain_id, state, created_at DESC, id DESC) WHERE (state <> 'sent'::text);
CREATE INDEX outbox_mail_waiting ON public.outbox_mail USING btree (domain_id, next_attempt_at) WHERE (state = ANY (ARRAY['queued'::text, 'transmitting'::text]));
CREATE INDEX outbox_mail_words ON public.outbox_mail USING btree (domain_id, created_at) WHERE ((body_text <> ''::text) AND (state = ANY (ARRAY['sent'::text, 'uncertain'::text, 'failed'::text])));
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table package_entry (
  domain_id integer not null,
  file_id uuid not null,
  path text not null,
  storage_key text not null,
  size bigint not null,
  content_type text not null,
  PRIMARY KEY (domain_id, file_id, path),
  FOREIGN KEY (domain_id, file_id) REFERENCES file(domain_id, id)
);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table passkey (
  id uuid not null,
  account_id uuid not null,
  host_name text not null,
  credential_id bytea not null,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null,
  is_synced boolean not null,
  name text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  last_challenge_at timestamp with time zone,
  PRIMARY KEY (id),
  UNIQUE (credential_id),
  FOREIGN KEY (account_id) REFERENCES account(id)
);
CREATE INDEX passkey_account ON public.passkey USING btree (account_id, host_name, created_at DESC);
-- hub_app may delete, insert, select, update

create table password_reset_request (
  domain_id integer not null,
  id uuid not null,
  email text not null,
  created_at timestamp with time zone not null,
  PRIMARY KEY (domain_id, id),
  FOREIGN KEY (domain_id) REFERENCES hub(domain_id)
);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table playlist (
  domain_id integer not null,
  content_id uuid not null,
  allow_member_contributions boolean not null default false,
  has_numbering boolean not null default false,
  revision integer not null default 1,
  PRIMARY KEY (domain_id, content_id),
  FOREIGN KEY (domain_id, content_id) REFERENCES content(domain_id, id)
);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table playlist_asset (
  domain_id integer not null,
  playlist_id uuid not null,
  asset_id uuid not null,
  optional boolean not null,
  since_revision integer not null default 1,
  PRIMARY KEY (domain_id, playlist_id, asset_id),
  FOREIGN KEY (domain_id, asset_id) REFERENCES asset(domain_id, content_id),
  FOREIGN KEY (domain_id, playlist_id) REFERENCES playlist(domain_id, content_id)
);
CREATE INDEX playlist_asset_asset ON public.playlist_asset USING btree (domain_id, asset_id);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table playlist_contribution (
  domain_id integer not null,
  playlist_id uuid not null,
  content_id uuid not null,
  member_id uuid not null,
  contributed_at timestamp with time zone not null,
  is_taken_back boolean not null default false,
  PRIMARY KEY (domain_id, playlist_id, content_id),
  FOREIGN KEY (domain_id, content_id) REFERENCES content(domain_id, id),
  FOREIGN KEY (domain_id, member_id) REFERENCES member(domain_id, id),
  FOREIGN KEY (domain_id, playlist_id) REFERENCES playlist(domain_id, content_id)
);
CREATE INDEX playlist_contribution_content ON public.playlist_contribution USING btree (domain_id, content_id);
CREATE INDEX playlist_contribution_member ON public.playlist_contribution USING btree (domain_id, member_id, contributed_at);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table playlist_item (
  domain_id integer not null,
  playlist_id uuid not null,
  content_id uuid not null,
  section_id uuid,
  rank text not null,
  rank_key text not null,
  optional boolean not null default false,
  PRIMARY KEY (domain_id, playlist_id, content_id),
  UNIQUE (domain_id, playlist_id, rank_key),
  FOREIGN KEY (domain_id, content_id) REFERENCES content(domain_id, id),
  FOREIGN KEY (domain_id, playlist_id) REFERENCES playlist(domain_id, content_id),
  FOREIGN KEY (domain_id, section_id) REFERENCES section(domain_id, id)
);
CREATE INDEX playlist_item_content ON public.playlist_item USING btree (domain_id, content_id);
CREATE INDEX playlist_item_section ON public.playlist_item USING btree (domain_id, section_id) WHERE (section_id IS NOT NULL);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table recommendation (
  domain_id integer not null,
  id uuid not null,
  sharer_id uuid not null,
  type text not null,
  label text,
  message text,
  created_at timestamp with time zone not null,
  PRIMARY KEY (domain_id, id),
  FOREIGN KEY (domain_id, sharer_id) REFERENCES member(domain_id, id),
  CHECK ((type = ANY (ARRAY['share'::text, 'recommendation'::text])))
);
CREATE INDEX recommendation_sharer ON public.recommendation USING btree (domain_id, sharer_id, created_at);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table record_store (
  domain_id integer not null,
  endpoint text not null,
  username text not null,
  sealed_password bytea not null,
  is_on boolean not null,
  reached_at timestamp with time zone not null,
  reached_id uuid not null,
  due_at timestamp with time zone not null,
  forwarded_at timestamp with time zone,
  failed_at timestamp with time zone,
  fault text,
  failures integer not null default 0,
  refused_count integer not null default 0,
  PRIMARY KEY (domain_id),
  FOREIGN KEY (domain_id) REFERENCES hub(domain_id)
);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table recovery_code (
  account_id uuid not null,
  code_hash bytea not null,
  PRIMARY KEY (account_id, code_hash),
  FOREIGN KEY (account_id) REFERENCES account(id)
);
-- hub_app may delete, insert, select

create table retired_key (
  purpose text not null,
  key_id bytea not null,
  sealed_key bytea not null,
  retired_at timestamp with time zone not null,
  PRIMARY KEY (purpose, key_id),
  CHECK ((purpose = ANY (ARRAY['recovery code'::text, 'security log'::text])))
);
-- hub_app may insert, select, update

create table rollup (
  domain_id integer not null,
  rolled_until timestamp with time zone not null,
  timezone text,
  PRIMARY KEY (domain_id)
);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table search_lexeme (
  domain_id integer not null,
  lexeme text not null,
  uses integer not null,
  PRIMARY KEY (domain_id, lexeme),
  FOREIGN KEY (domain_id) REFERENCES hub(domain_id)
);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table search_variant (
  domain_id integer not null,
  variant text not null,
  word text not null,
  PRIMARY KEY (domain_id, variant, word),
  FOREIGN KEY (domain_id) REFERENCES hub(domain_id)
);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table search_word (
  domain_id integer not null,
  word text not null,
  lexeme text not null,
  PRIMARY KEY (domain_id, word, lexeme),
  FOREIGN KEY (domain_id) REFERENCES hub(domain_id)
);
CREATE INDEX search_word_lexeme ON public.search_word USING btree (domain_id, lexeme);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table section (
  domain_id integer not null,
  id uuid not null,
  playlist_id uuid not null,
  name text not null,
  description text,
  rank text not null,
  rank_key text not null,
  locking_mode text,
  unlock_at timestamp with time zone,
  unlock_timezone text,
  PRIMARY KEY (domain_id, id),
  UNIQUE (domain_id, playlist_id, rank_key),
  FOREIGN KEY (domain_id, playlist_id) REFERENCES playlist(domain_id, content_id),
  CHECK ((locking_mode = ANY (ARRAY['locked'::text, 'time'::text, 'progress'::text])))
);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table security_event (
  domain_id integer not null,
  occurred_at timestamp with time zone not null,
  id uuid not null,
  type text not null,
  member_id uuid,
  actor_id uuid,
  ip text,
  user_agent text,
  details jsonb not null default '{}'::jsonb,
  request_id text,
  PRIMARY KEY (domain_id, occurred_at, id)
) partition by range (occurred_at);
CREATE INDEX security_event_id ON ONLY public.security_event USING btree (domain_id, id);
CREATE INDEX security_event_member ON ONLY public.security_event USING btree (domain_id, member_id, occurred_at, id);
CREATE INDEX security_event_type ON ONLY public.security_event USING btree (domain_id, type, occurred_at, id);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may insert, select

create table security_seal (
  domain_id integer not null,
  hour timestamp with time zone not null,
  number integer not null,
  event_count integer not null,
  digest bytea not null,
  signature bytea not null,
  sealed_at timestamp with time zone not null,
  PRIMARY KEY (domain_id, hour)
) partition by range (hour);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may insert, select

create table service_token (
  domain_id integer not null,
  id uuid not null,
  name text not null,
  token_hash bytea not null,
  scopes text[] not null,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  last_used_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (domain_id, id),
  UNIQUE (domain_id, token_hash),
  FOREIGN KEY (domain_id, created_by) REFERENCES member(domain_id, id),
  FOREIGN KEY (domain_id, id) REFERENCES member(domain_id, id)
);
CREATE INDEX service_token_creator ON public.service_token USING btree (domain_id, created_by);
CREATE INDEX service_token_newest ON public.service_token USING btree (domain_id, created_at, id);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table session (
  domain_id integer not null,
  id uuid not null,
  member_id uuid not null,
  token_hash bytea not null,
  password_version integer not null default 0,
  user_agent text,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  access_version integer not null default 0,
  session_version integer not null default 0,
  proved_at timestamp with time zone,
  sealed_provider_url bytea,
  proof text not null default 'account'::text,
  ip text,
  is_new_network boolean not null default false,
  PRIMARY KEY (domain_id, id),
  UNIQUE (domain_id, token_hash),
  FOREIGN KEY (domain_id, member_id) REFERENCES member(domain_id, id),
  CHECK ((proof = ANY (ARRAY['account'::text, 'provider'::text, 'passkey'::text])))
);
CREATE INDEX session_member ON public.session USING btree (domain_id, member_id);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table share (
  domain_id integer not null,
  id uuid not null,
  recommendation_id uuid not null,
  content_id uuid not null,
  context_id uuid,
  place integer not null,
  PRIMARY KEY (domain_id, id),
  FOREIGN KEY (domain_id, content_id) REFERENCES content(domain_id, id),
  FOREIGN KEY (domain_id, context_id) REFERENCES playlist(domain_id, content_id),
  FOREIGN KEY (domain_id, recommendation_id) REFERENCES recommendation(domain_id, id)
);
CREATE INDEX share_content ON public.share USING btree (domain_id, content_id);
CREATE INDEX share_in_context ON public.share USING btree (domain_id, context_id) WHERE (context_id IS NOT NULL);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table share_dismissal (
  domain_id integer not null,
  member_id uuid not null,
  content_id uuid not null,
  opens_in uuid not null,
  dismissed_at timestamp with time zone not null,
  PRIMARY KEY (domain_id, member_id, content_id, opens_in),
  FOREIGN KEY (domain_id, content_id) REFERENCES content(domain_id, id),
  FOREIGN KEY (domain_id, member_id) REFERENCES member(domain_id, id),
  FOREIGN KEY (domain_id, opens_in) REFERENCES content(domain_id, id)
);
CREATE INDEX share_dismissal_content ON public.share_dismissal USING btree (domain_id, content_id);
CREATE INDEX share_dismissal_opens_in ON public.share_dismissal USING btree (domain_id, opens_in);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table share_member (
  domain_id integer not null,
  member_id uuid not null,
  share_id uuid not null,
  PRIMARY KEY (domain_id, member_id, share_id),
  FOREIGN KEY (domain_id, member_id) REFERENCES member(domain_id, id),
  FOREIGN KEY (domain_id, share_id) REFERENCES share(domain_id, id)
);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table share_team (
  domain_id integer not null,
  team_id uuid not null,
  share_id uuid not null,
  PRIMARY KEY (domain_id, team_id, share_id),
  FOREIGN KEY (domain_id, share_id) REFERENCES share(domain_id, id),
  FOREIGN KEY (domain_id, team_id) REFERENCES team(domain_id, id)
);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table shared_course_value (
  domain_id integer not null,
  member_id uuid not null,
  kind text not null,
  target_id text not null,
  value text not null,
  content_id uuid not null,
  updated_at timestamp with time zone not null,
  PRIMARY KEY (domain_id, member_id, kind, target_id),
  FOREIGN KEY (domain_id, content_id) REFERENCES content(domain_id, id),
  FOREIGN KEY (domain_id, member_id) REFERENCES member(domain_id, id),
  CHECK ((kind = ANY (ARRAY['objective'::text, 'data'::text])))
);
CREATE INDEX shared_course_value_content ON public.shared_course_value USING btree (domain_id, content_id);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table sign_in_failure (
  key bytea not null,
  failures integer not null,
  last_failed_at timestamp with time zone not null,
  blocked_until timestamp with time zone not null,
  PRIMARY KEY (key)
);
CREATE INDEX sign_in_failure_oldest ON public.sign_in_failure USING btree (last_failed_at);
-- hub_app may delete, insert, select, update

create table subtitle (
  domain_id integer not null,
  id uuid not null,
  content_id uuid not null,
  file_id uuid not null,
  locale text not null,
  filename text not null,
  is_deleted boolean not null default false,
  deleted_at timestamp with time zone,
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (domain_id, id),
  FOREIGN KEY (domain_id, content_id) REFERENCES asset(domain_id, content_id),
  FOREIGN KEY (domain_id, file_id) REFERENCES file(domain_id, id),
  CHECK ((is_deleted = (deleted_at IS NOT NULL)))
);
CREATE INDEX subtitle_content ON public.subtitle USING btree (domain_id, content_id) WHERE (NOT is_deleted);
CREATE INDEX subtitle_file ON public.subtitle USING btree (domain_id, file_id);
CREATE INDEX subtitle_to_remove ON public.subtitle USING btree (domain_id, deleted_at, id) WHERE is_deleted;
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table tag (
  domain_id integer not null,
  name text not null,
  PRIMARY KEY (domain_id, name),
  FOREIGN KEY (domain_id) REFERENCES hub(domain_id)
);
CREATE UNIQUE INDEX tag_name ON public.tag USING btree (domain_id, lower(name));
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table team (
  domain_id integer not null,
  id uuid not null,
  name text not null,
  is_deleted boolean not null default false,
  created_at timestamp with time zone not null,
  team_type_id uuid,
  rules jsonb,
  rules_applied_at timestamp with time zone,
  rules_waiting jsonb,
  updated_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  role_value text,
  external_id text,
  PRIMARY KEY (domain_id, id),
  FOREIGN KEY (domain_id) REFERENCES hub(domain_id),
  FOREIGN KEY (domain_id, team_type_id) REFERENCES team_type(domain_id, id)
);
CREATE INDEX team_by_name ON public.team USING btree (domain_id, lower(name), id) WHERE (NOT is_deleted);
CREATE INDEX team_external ON public.team USING btree (domain_id, external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX team_of_type ON public.team USING btree (domain_id, team_type_id) WHERE (team_type_id IS NOT NULL);
CREATE UNIQUE INDEX team_role_value ON public.team USING btree (domain_id, team_type_id, role_value) WHERE (role_value IS NOT NULL);
CREATE INDEX team_with_rules ON public.team USING btree (domain_id, id) WHERE (rules IS NOT NULL);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table team_day (
  domain_id integer not null,
  team_id uuid not null,
  day date not null,
  active_people integer not null,
  opened integer not null,
  completed integer not null,
  learning_seconds bigint not null,
  PRIMARY KEY (domain_id, team_id, day)
);
CREATE INDEX team_day_day ON public.team_day USING btree (domain_id, day);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table team_member (
  domain_id integer not null,
  team_id uuid not null,
  member_id uuid not null,
  role text not null,
  joined_at timestamp with time zone default now(),
  by_rules boolean not null default false,
  PRIMARY KEY (domain_id, team_id, member_id),
  FOREIGN KEY (domain_id, member_id) REFERENCES member(domain_id, id),
  FOREIGN KEY (domain_id, team_id) REFERENCES team(domain_id, id),
  CHECK ((role = ANY (ARRAY['member'::text, 'manager'::text])))
);
CREATE INDEX team_member_by_rules ON public.team_member USING btree (domain_id, team_id) WHERE by_rules;
CREATE INDEX team_member_manager ON public.team_member USING btree (domain_id, team_id, member_id) WHERE (role = 'manager'::text);
CREATE INDEX team_member_member ON public.team_member USING btree (domain_id, member_id);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table team_type (
  domain_id integer not null,
  id uuid not null,
  name text not null,
  colour text not null,
  place integer not null,
  role text,
  created_at timestamp with time zone not null,
  reports_helix boolean not null default false,
  PRIMARY KEY (domain_id, id),
  FOREIGN KEY (domain_id) REFERENCES hub(domain_id)
);
CREATE UNIQUE INDEX team_type_name ON public.team_type USING btree (domain_id, lower(name));
CREATE UNIQUE INDEX team_type_reporting ON public.team_type USING btree (domain_id) WHERE reports_helix;
CREATE UNIQUE INDEX team_type_role ON public.team_type USING btree (domain_id, role) WHERE (role IS NOT NULL);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table topic (
  domain_id integer not null,
  id uuid not null,
  parent_id uuid,
  name text not null,
  rank integer not null default 0,
  is_deleted boolean not null default false,
  created_at timestamp with time zone not null,
  path uuid[] not null,
  locale text not null,
  tags text[] not null default '{}'::text[],
  published boolean not null default true,
  author_id uuid,
  deleted_with uuid,
  updated_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  PRIMARY KEY (domain_id, id),
  FOREIGN KEY (domain_id, author_id) REFERENCES member(domain_id, id) NOT VALID,
  FOREIGN KEY (domain_id) REFERENCES hub(domain_id),
  FOREIGN KEY (domain_id, parent_id) REFERENCES topic(domain_id, id)
);
CREATE UNIQUE INDEX topic_name ON public.topic USING btree (domain_id, parent_id, lower(name)) NULLS NOT DISTINCT WHERE (NOT is_deleted);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table topic_locale_name (
  domain_id integer not null,
  topic_id uuid not null,
  locale text not null,
  name text not null,
  PRIMARY KEY (domain_id, topic_id, locale),
  FOREIGN KEY (domain_id, topic_id) REFERENCES topic(domain_id, id)
);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table totp (
  account_id uuid not null,
  sealed_secret bytea not null,
  begun_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  last_step bigint not null default 0,
  PRIMARY KEY (account_id),
  FOREIGN KEY (account_id) REFERENCES account(id)
);
-- hub_app may delete, insert, select, update

create table upload (
  domain_id integer not null,
  id uuid not null,
  file_id uuid not null,
  member_id uuid not null,
  token_hash bytea not null,
  max_size bigint not null,
  reference_ids uuid[] not null default '{}'::uuid[],
  assigns boolean not null default true,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  received_at timestamp with time zone,
  finished_at timestamp with time zone,
  received_bytes bigint not null default 0,
  part_keys text[] not null default '{}'::text[],
  session_id uuid,
  PRIMARY KEY (domain_id, id),
  UNIQUE (domain_id, token_hash),
  FOREIGN KEY (domain_id, file_id) REFERENCES file(domain_id, id),
  FOREIGN KEY (domain_id, member_id) REFERENCES member(domain_id, id)
);
CREATE INDEX upload_file ON public.upload USING btree (domain_id, file_id);
CREATE INDEX upload_member ON public.upload USING btree (domain_id, member_id, created_at);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table user_meeting_skill (
  domain_id integer not null,
  id uuid not null,
  member_id uuid not null,
  PRIMARY KEY (domain_id, id),
  UNIQUE (domain_id, member_id, id),
  FOREIGN KEY (domain_id, member_id) REFERENCES member(domain_id, id)
);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table welcome_view (
  domain_id integer not null,
  audience text not null,
  is_enabled boolean not null,
  words jsonb not null,
  picture_id uuid,
  content_id uuid,
  round integer not null default 1,
  PRIMARY KEY (domain_id, audience),
  FOREIGN KEY (domain_id, content_id) REFERENCES content(domain_id, id),
  FOREIGN KEY (domain_id) REFERENCES hub(domain_id),
  FOREIGN KEY (domain_id, picture_id) REFERENCES file(domain_id, id),
  CHECK ((audience = ANY (ARRAY['learner'::text, 'manager'::text, 'admin'::text])))
);
CREATE INDEX welcome_view_content ON public.welcome_view USING btree (domain_id, content_id);
CREATE INDEX welcome_view_picture ON public.welcome_view USING btree (domain_id, picture_id);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table welcome_view_dismissal (
  domain_id integer not null,
  member_id uuid not null,
  audience text not null,
  round integer not null,
  dismissed_at timestamp with time zone not null,
  PRIMARY KEY (domain_id, member_id, audience),
  FOREIGN KEY (domain_id, member_id) REFERENCES member(domain_id, id)
);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table xapi_credential (
  domain_id integer not null,
  id uuid not null,
  secret_hash bytea not null,
  kind text not null,
  member_id uuid not null,
  session_id uuid not null,
  asset_id uuid not null,
  attempt_id uuid,
  registration uuid not null,
  activity_ids text[] not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  PRIMARY KEY (domain_id, id),
  UNIQUE (domain_id, secret_hash),
  FOREIGN KEY (domain_id, member_id) REFERENCES member(domain_id, id)
);
CREATE INDEX xapi_credential_end ON public.xapi_credential USING btree (domain_id, expires_at);
CREATE INDEX xapi_credential_member ON public.xapi_credential USING btree (domain_id, member_id);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table xapi_document (
  domain_id integer not null,
  key uuid not null,
  scope uuid not null,
  kind text not null,
  activity_id text,
  agent jsonb,
  registration uuid,
  name text not null,
  member_id uuid,
  content bytea not null,
  content_type text not null,
  updated_at timestamp with time zone not null,
  PRIMARY KEY (domain_id, key),
  FOREIGN KEY (domain_id, member_id) REFERENCES member(domain_id, id),
  CHECK ((kind = ANY (ARRAY['state'::text, 'activity'::text, 'agent'::text])))
);
CREATE INDEX xapi_document_member ON public.xapi_document USING btree (domain_id, member_id);
CREATE INDEX xapi_document_scope ON public.xapi_document USING btree (domain_id, scope, updated_at);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table xapi_statement (
  domain_id integer not null,
  id uuid not null,
  stored_at timestamp with time zone not null,
  member_id uuid,
  statement jsonb not null,
  print bytea not null,
  target_id uuid,
  is_voided boolean not null default false,
  PRIMARY KEY (domain_id, id),
  FOREIGN KEY (domain_id, member_id) REFERENCES member(domain_id, id)
);
CREATE INDEX xapi_statement_member ON public.xapi_statement USING btree (domain_id, member_id, stored_at);
CREATE INDEX xapi_statement_stored ON public.xapi_statement USING btree (domain_id, stored_at, id);
CREATE INDEX xapi_statement_target ON public.xapi_statement USING btree (domain_id, target_id) WHERE (target_id IS NOT NULL);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update

create table xapi_statement_key (
  domain_id integer not null,
  key uuid not null,
  stored_at timestamp with time zone not null,
  statement_id uuid not null,
  PRIMARY KEY (domain_id, key, stored_at, statement_id),
  FOREIGN KEY (domain_id, statement_id) REFERENCES xapi_statement(domain_id, id)
);
CREATE INDEX xapi_statement_key_statement ON public.xapi_statement_key USING btree (domain_id, statement_id);
-- policy one_hub using (domain_id = ( SELECT (current_setting('app.domain_id'::text))::integer AS current_setting))
-- hub_app may delete, insert, select, update
