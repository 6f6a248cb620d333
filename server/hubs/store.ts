import { sql } from 'kysely'
import type { SignInText } from '../context.ts'
import type { Db } from '../db/connect.ts'

export interface HubRow {
  domainId: number
  name: string
  colour: string
  logoUrl: string | null
  signInCoverUrl: string | null
  signInTexts: SignInText[]
  locale: string
  locales: string[]
  timezone: string
  isHelixHub: boolean
  mailSenderName: string | null
  hasPasswords: boolean
  hasStartPasswords: boolean
  minPasswordLength: number
  providerLabel: string | null
  features: string[]
  mfaRequired: string
  mfaGraceUntil: Date | null
  hostname: string
  hostnames: string[]
  allowedHosts: string[]
}

/** The hub of each hostname, by `asked`; its own name for links is the primary one. */
export async function listHubsByHostname(shared: Db): Promise<(HubRow & { asked: string })[]> {
  return hubs(shared)
    .innerJoin('hub_hostname as asked', 'asked.domain_id', 'hub.domain_id')
    .select('asked.hostname as asked')
    .execute()
}

export async function listHubs(shared: Db): Promise<HubRow[]> {
  return hubs(shared).orderBy('hub.domain_id').execute()
}

/** Every name that leads to a hub. */
export async function listHostnames(shared: Db): Promise<string[]> {
  const rows = await shared.selectFrom('hub_hostname').select('hostname').orderBy('hostname').execute()
  return rows.map(({ hostname }) => hostname)
}

/** Who an account is in the hub of `db`; undefined where it has no member there. */
export async function findMembership(db: Db, accountId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('member')
    .select('member.id')
    .where('member.account_id', '=', accountId)
    .where('member.is_deleted', '=', false)
    .executeTakeFirst()
  return row?.id
}

export async function updateHelix(db: Db, domainId: number, isHelixHub: boolean): Promise<void> {
  await db
    .updateTable('hub')
    .set({ is_helix_hub: isHelixHub, settings_version: sql<number>`settings_version + 1` })
    .where('hub.domain_id', '=', domainId)
    .execute()
}

function hubs(shared: Db) {
  return shared
    .selectFrom('hub')
    .innerJoin('hub_hostname', (join) =>
      join.onRef('hub_hostname.domain_id', '=', 'hub.domain_id').on('hub_hostname.is_primary', '=', true),
    )
    .select([
      'hub.domain_id as domainId',
      'hub.name',
      'hub.colour',
      'hub.logo_url as logoUrl',
      'hub.sign_in_cover_url as signInCoverUrl',
      sql<SignInText[]>`hub.sign_in_texts`.as('signInTexts'),
      'hub.locale',
      'hub.locales',
      'hub.timezone',
      'hub.is_helix_hub as isHelixHub',
      'hub.mail_sender_name as mailSenderName',
      'hub.has_passwords as hasPasswords',
      'hub.has_start_passwords as hasStartPasswords',
      'hub.min_password_length as minPasswordLength',
      'hub.provider_label as providerLabel',
      'hub.features',
      'hub.allowed_hosts as allowedHosts',
      'hub.mfa_required as mfaRequired',
      sql<Date | null>`hub.mfa_required_from::timestamp at time zone hub.timezone`.as('mfaGraceUntil'),
      'hub_hostname.hostname',
      sql<
        string[]
      >`array(select each.hostname from hub_hostname as each where each.domain_id = hub.domain_id order by each.hostname)`.as(
        'hostnames',
      ),
    ])
}

/** Keeps others from holding the hub until the transaction ends. */
export async function lockHub(db: Db, domainId: number): Promise<void> {
  await db.selectFrom('hub').select('domain_id').where('domain_id', '=', domainId).forNoKeyUpdate().execute()
}
