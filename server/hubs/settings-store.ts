import { sql } from 'kysely'
import type { SignInText } from '../context.ts'
import type { Db } from '../db/connect.ts'

export interface SettingsRow {
  name: string
  locales: string[]
  locale: string
  timezone: string
  logoId: string | null
  logoUrl: string | null
  signInCoverId: string | null
  signInCoverUrl: string | null
  signInTexts: readonly SignInText[]
  colour: string
  mailSenderName: string | null
  hasPasswords: boolean
  hasStartPasswords: boolean
  minPasswordLength: number
  mfaRequired: string
  /** A day of the hub, as in 2026-12-01; null for at once. */
  mfaRequiredFrom: string | null
  providerLabel: string | null
  isHelixHub: boolean
  helixReportingTeamTypeId: string | null
  allowedHosts: string[]
  version: number
  changedAt: Date | null
}

export function findSettings(db: Db, domainId: number): Promise<SettingsRow> {
  return db
    .selectFrom('hub')
    .leftJoin('hub_logo', 'hub_logo.domain_id', 'hub.domain_id')
    .leftJoin('hub_sign_in_cover as cover', 'cover.domain_id', 'hub.domain_id')
    .leftJoin('team_type as reporting', (join) =>
      join.onRef('reporting.domain_id', '=', 'hub.domain_id').on('reporting.reports_helix', '=', sql.lit(true)),
    )
    .select([
      'hub.name',
      'hub.locales',
      'hub.locale',
      'hub.timezone',
      'hub_logo.file_id as logoId',
      'hub.logo_url as logoUrl',
      'cover.file_id as signInCoverId',
      'hub.sign_in_cover_url as signInCoverUrl',
      sql<SignInText[]>`hub.sign_in_texts`.as('signInTexts'),
      'hub.colour',
      'hub.mail_sender_name as mailSenderName',
      'hub.has_passwords as hasPasswords',
      'hub.has_start_passwords as hasStartPasswords',
      'hub.min_password_length as minPasswordLength',
      'hub.mfa_required as mfaRequired',
      sql<string | null>`hub.mfa_required_from::text`.as('mfaRequiredFrom'),
      'hub.provider_label as providerLabel',
      'hub.is_helix_hub as isHelixHub',
      'reporting.id as helixReportingTeamTypeId',
      'hub.allowed_hosts as allowedHosts',
      'hub.settings_version as version',
      'hub.settings_changed_at as changedAt',
    ])
    .where('hub.domain_id', '=', domainId)
    .executeTakeFirstOrThrow()
}

export type SettingsChange = Omit<SettingsRow, 'version' | 'changedAt'>

/** Writes the settings as they are from now on. @returns the new version */
export async function updateSettings(db: Db, domainId: number, next: SettingsChange, now: Date): Promise<number> {
  const { version } = await db
    .updateTable('hub')
    .set({
      name: next.name,
      locales: next.locales,
      locale: next.locale,
      timezone: next.timezone,
      logo_url: next.logoUrl,
      sign_in_cover_url: next.signInCoverUrl,
      sign_in_texts: JSON.stringify(next.signInTexts),
      colour: next.colour,
      mail_sender_name: next.mailSenderName,
      has_passwords: next.hasPasswords,
      has_start_passwords: next.hasStartPasswords,
      min_password_length: next.minPasswordLength,
      mfa_required: next.mfaRequired,
      mfa_required_from: sql`${next.mfaRequiredFrom}::date`,
      provider_label: next.providerLabel,
      is_helix_hub: next.isHelixHub,
      allowed_hosts: next.allowedHosts,
      settings_version: sql<number>`settings_version + 1`,
      settings_changed_at: now,
    })
    .where('hub.domain_id', '=', domainId)
    .returning('hub.settings_version as version')
    .executeTakeFirstOrThrow()
  return version
}

export async function hasTeamType(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('team_type').select('team_type.id').where('team_type.id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** Has Helix report by the teams of one type, or by none. The type before goes first, as there is at most one. */
export async function setReportingType(db: Db, id: string | null): Promise<void> {
  const types = db.updateTable('team_type')
  await types.set({ reports_helix: false }).where('team_type.reports_helix', '=', true).execute()
  if (id) await types.set({ reports_helix: true }).where('team_type.id', '=', id).execute()
}
