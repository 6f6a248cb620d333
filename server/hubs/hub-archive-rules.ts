/** Which tables of a hub are not in its archive, and why: what lets somebody in, what is worked out anew, and what is nobody's for long. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  api_token: 'lets somebody in',
  badge_key: 'is sealed with the secret of the installation',
  content_visit: 'is over soon',
  content_way: 'is worked out from the content',
  content_name_word: 'is worked out from the content',
  content_word: 'is worked out from the content',
  deleted_file: 'is of files that are no more',
  deleted_hub: 'is of the installation',
  email_change: 'lets somebody in',
  hostname_claim: 'is of the installation',
  hub_hostname: 'is of the installation',
  idempotency_key: 'is over soon',
  mail_link: 'lets somebody in',
  member_word: 'is worked out from the people',
  oidc_identity: 'lets somebody in',
  outbox_mail: 'holds links that let somebody in',
  password_reset_request: 'is over soon',
  rollup: 'is worked out from the activity',
  search_lexeme: 'is worked out from the content',
  search_variant: 'is worked out from the content',
  search_word: 'is worked out from the content',
  security_seal: 'is sealed with the secret of the installation',
  service_token: 'lets somebody in',
  session: 'lets somebody in',
  upload: 'is over soon',
}

/** Columns that hold keys, hashes and sealed values are of this type, all but one. */
const OPAQUE = 'bytea'
const OPEN = new Set(['file.sha256'])

/** Whether a column may leave the installation. */
export function isArchived(table: string, { name, type }: { name: string; type: string }): boolean {
  return type !== OPAQUE || OPEN.has(`${table}.${name}`)
}
