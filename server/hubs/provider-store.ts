import { sql } from 'kysely'
import type { components } from '../../generated/server/schema.d.ts'
import type { Db } from '../db/connect.ts'

/** The identity provider of a hub. */

export interface ProviderRow {
  issuer: string
  clientId: string
  /** Null for a client without a secret. */
  sealedSecret: Buffer | null
  emailDomains: string[]
  createsAccounts: boolean
  firstNameClaim: string | null
  lastNameClaim: string | null
  localeClaim: string | null
  groupsClaim: string | null
  attributeClaims: AttributeClaim[]
}

export type AttributeClaim = components['schemas']['HubOidcAttributeClaim']

export interface GroupTeam {
  group: string
  teamId: string
}

export function findProvider(db: Db): Promise<ProviderRow | undefined> {
  return db
    .selectFrom('oidc_provider')
    .select([
      'oidc_provider.issuer',
      'oidc_provider.client_id as clientId',
      'oidc_provider.sealed_secret as sealedSecret',
      'oidc_provider.email_domains as emailDomains',
      'oidc_provider.creates_accounts as createsAccounts',
      'oidc_provider.first_name_claim as firstNameClaim',
      'oidc_provider.last_name_claim as lastNameClaim',
      'oidc_provider.locale_claim as localeClaim',
      'oidc_provider.groups_claim as groupsClaim',
      sql<AttributeClaim[]>`oidc_provider.attribute_claims`.as('attributeClaims'),
    ])
    .executeTakeFirst()
}

export async function findSealedSecret(db: Db): Promise<Buffer | null> {
  return (await findProvider(db))?.sealedSecret ?? null
}

/** Puts the same secret, sealed anew, in place of the one that was read; one that an admin entered meanwhile stays. */
export async function replaceSealedSecret(db: Db, sealed: Buffer, anew: Buffer): Promise<void> {
  await db.updateTable('oidc_provider').set({ sealed_secret: anew }).where('sealed_secret', '=', sealed).execute()
}

/** Which groups lead to which teams that are there. */
export function listGroupTeams(db: Db): Promise<GroupTeam[]> {
  return db
    .selectFrom('oidc_group_team')
    .innerJoin('team', 'team.id', 'oidc_group_team.team_id')
    .select(['oidc_group_team.group_name as group', 'oidc_group_team.team_id as teamId'])
    .where('team.is_deleted', '=', false)
    .orderBy('oidc_group_team.group_name')
    .orderBy('oidc_group_team.team_id')
    .execute()
}

/** Makes this the provider of the hub, instead of any that it had. */
export async function putProvider(db: Db, provider: ProviderRow, groupTeams: readonly GroupTeam[]): Promise<void> {
  await deleteProvider(db)
  await db
    .insertInto('oidc_provider')
    .values({
      issuer: provider.issuer,
      client_id: provider.clientId,
      sealed_secret: provider.sealedSecret,
      email_domains: provider.emailDomains,
      creates_accounts: provider.createsAccounts,
      first_name_claim: provider.firstNameClaim,
      last_name_claim: provider.lastNameClaim,
      locale_claim: provider.localeClaim,
      groups_claim: provider.groupsClaim,
      attribute_claims: JSON.stringify(provider.attributeClaims),
    })
    .execute()
  if (groupTeams.length)
    await db
      .insertInto('oidc_group_team')
      .values(groupTeams.map(({ group, teamId }) => ({ group_name: group, team_id: teamId })))
      .execute()
}

export async function deleteProvider(db: Db): Promise<void> {
  await db.deleteFrom('oidc_group_team').execute()
  await db.deleteFrom('oidc_provider').execute()
}

/** Those of these teams that the hub has. */
export async function findTeams(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('team')
    .select('team.id')
    .where('team.id', 'in', [...ids])
    .where('team.is_deleted', '=', false)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
