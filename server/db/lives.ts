/**
 * How long the rows of each table are kept, and what ends them. `lives.test.ts` holds the list to the schema and to the work
 * that the hub schedules; the documentation and `hub status` show it.
 */

export interface Life {
  kept: string
  /** The name of the scheduled work that ends rows; `hub archive` where the organisation says when; null where nothing has to, because a row is of something else and does not become more with time. */
  endedBy: string | null
}

const life = (kept: string, endedBy: string | null = null): Life => ({ kept, endedBy })

const OF_HUB = life('one for each thing that the hub has')
const OF_PERSON = life('as long as the person is in the hub; erasing the person ends it')
const OF_CONTENT = life('until 30 days after the content is deleted', 'deleted content')
const CONTENT = life('30 days after it is deleted nothing is left of it but its name', 'deleted content')
const DERIVED = life('worked out from the content; changes in place')
const EVIDENCE = life('for as long as the organisation is to prove what was learned')
const LOGGED = (kept: string) => life(kept, 'hub archive')

export const lives: Readonly<Record<string, Life>> = {
  account: OF_PERSON,
  activity: LOGGED('until the organisation archives it, by months'),
  api_token: life('until it is revoked; 20 of a person at the most'),
  asset: CONTENT,
  assignment: OF_HUB,
  assignment_meeting: EVIDENCE,
  assignment_person: OF_PERSON,
  assignment_team: OF_HUB,
  attempt: EVIDENCE,
  audit_entry: LOGGED('until the organisation archives it'),
  badge: OF_HUB,
  badge_award: EVIDENCE,
  badge_image: OF_HUB,
  badge_key: EVIDENCE,
  comment: OF_CONTENT,
  comment_subscription: OF_CONTENT,
  completion: EVIDENCE,
  content: CONTENT,
  content_day: life('one for each day and thing on which something happened; a thousandth of what it sums up'),
  content_grant: life('until either hub ends it; an offer that nobody accepts 30 days', 'offers of content'),
  content_request: OF_HUB,
  content_request_content: OF_HUB,
  content_team: OF_CONTENT,
  content_topic: OF_CONTENT,
  content_user: life('one for each person and thing that they opened; changes in place'),
  content_visit: life('as long as the session', 'sessions that are over'),
  content_way: DERIVED,
  content_word: DERIVED,
  custom_field: OF_HUB,
  custom_field_value: OF_PERSON,
  data_export: life('its file for seven days, that there was one for 400', 'exports'),
  deleted_file: life('a day after its upload, once its bytes are gone', 'files that nothing refers to'),
  email_change: life('until it is confirmed, or 30 days after its end', 'links and requests that are over'),
  factor_reset: life('30 days', 'failures to sign in'),
  featured_content: OF_CONTENT,
  feedback: OF_PERSON,
  file: life('until a day after nothing refers to it', 'files that nothing refers to'),
  former_contents: OF_CONTENT,
  former_file: OF_CONTENT,
  hub: OF_HUB,
  hub_hostname: OF_HUB,
  hub_logo: OF_HUB,
  hub_mail: OF_HUB,
  idempotency_key: life('a day', 'answers kept for their keys'),
  import_column: OF_HUB,
  job: life('30 days after its end', 'jobs'),
  job_item: life('as long as its job', 'jobs'),
  mail_link: life('links to a new password until 30 days after their end', 'links and requests that are over'),
  member: OF_PERSON,
  member_fact: OF_PERSON,
  member_word: OF_PERSON,
  message: OF_PERSON,
  migration_checksum: life('one for each migration'),
  notification: life('90 days', 'old notifications'),
  oidc_group_team: OF_HUB,
  oidc_identity: OF_PERSON,
  oidc_provider: OF_HUB,
  opened_section: EVIDENCE,
  outbox_mail: life('its words for 30 days, that it was sent for 400', 'mails'),
  package_entry: life('as long as its file', 'files that nothing refers to'),
  passkey: OF_PERSON,
  password_reset_request: life('until the next look at the mails, within a minute', 'mails'),
  playlist: CONTENT,
  playlist_asset: OF_CONTENT,
  playlist_contribution: OF_CONTENT,
  playlist_item: OF_CONTENT,
  recommendation: EVIDENCE,
  recovery_code: OF_PERSON,
  retired_key: life('one for each change of HUB_SECRET'),
  rollup: OF_HUB,
  search_lexeme: DERIVED,
  search_variant: DERIVED,
  search_word: DERIVED,
  section: OF_CONTENT,
  security_event: life('13 months, by months', 'months of the security log'),
  security_seal: life('13 months, by months', 'months of the security log'),
  service_token: life('until it is revoked; 50 of a hub at the most'),
  session: life('until it is over, which eight hours without use make it', 'sessions that are over'),
  share: OF_CONTENT,
  share_dismissal: OF_CONTENT,
  share_member: OF_CONTENT,
  share_team: OF_CONTENT,
  sign_in_failure: life('30 days; it counts for one', 'failures to sign in'),
  subtitle: life('until 30 days after it is deleted', 'deleted subtitles'),
  tag: OF_HUB,
  team: life('until 30 days after it is deleted', 'deleted teams'),
  team_day: life('one for each day and team in which something happened; a thousandth of what it sums up'),
  team_member: OF_PERSON,
  team_type: OF_HUB,
  topic: life('until 30 days after it is deleted', 'deleted topics'),
  topic_locale_name: OF_HUB,
  totp: OF_PERSON,
  upload: life('a day where it is not finished, otherwise as long as its file', 'files that nothing refers to'),
  user_meeting_skill: OF_PERSON,
  welcome_view: OF_HUB,
  welcome_view_dismissal: OF_PERSON,
}
