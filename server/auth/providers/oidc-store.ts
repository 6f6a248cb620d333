import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { Membership } from '../../teams/events.ts'

/** Who the people of the provider are in the hub, and what it says of them. */

export interface Identity {
  issuer: string
  subject: string
}

export interface KnownMember {
  memberId: string
  isDeleted: boolean
  isSuspended: boolean
}

const KNOWN = [
  'member.id as memberId',
  'member.is_deleted as isDeleted',
  sql<boolean>`member.suspended_at is not null`.as('isSuspended'),
] as const

export function findIdentity(db: Db, { issuer, subject }: Identity): Promise<KnownMember | undefined> {
  return db
    .selectFrom('oidc_identity')
    .innerJoin('member', 'member.id', 'oidc_identity.member_id')
    .select(KNOWN)
    .where('oidc_identity.issuer', '=', issuer)
    .where('oidc_identity.subject', '=', subject)
    .executeTakeFirst()
}

/** Members whose address, here or of their account, is this one, whatever its case; those who were removed too. */
export function findByAddress(db: Db, email: string): Promise<KnownMember[]> {
  const address = email.toLowerCase()
  return db
    .selectFrom('member')
    .leftJoin('account', 'account.id', 'member.account_id')
    .select(KNOWN)
    .where((eb) => eb.or([eb(sql`lower(member.email)`, '=', address), eb(sql`lower(account.email)`, '=', address)]))
    .execute()
}

/** The address of a member who has not accepted yet; undefined for who has. */
export async function addressWithoutAccount(db: Db, memberId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('member')
    .select('member.email')
    .where('member.id', '=', memberId)
    .where('member.account_id', 'is', null)
    .executeTakeFirst()
  return row?.email
}

/** Whether a member is known to be somebody at the issuer already. */
export async function hasIdentity(db: Db, memberId: string, issuer: string): Promise<boolean> {
  const row = await db
    .selectFrom('oidc_identity')
    .select('oidc_identity.subject')
    .where('oidc_identity.member_id', '=', memberId)
    .where('oidc_identity.issuer', '=', issuer)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether somebody at the provider is known as the owner of an account, in whichever hub. In a transaction. */
export async function isOwnerAtProvider(db: Db, accountId: string, { issuer, subject }: Identity): Promise<boolean> {
  const { isOwner } = await db
    .selectNoFrom(sql<boolean>`is_owner_at_provider(${accountId}, ${issuer}, ${subject})`.as('isOwner'))
    .executeTakeFirstOrThrow()
  return isOwner
}

/** Notes that somebody at the provider is this member, and came now. */
export async function putIdentity(db: Db, identity: Identity, memberId: string, now: Date): Promise<void> {
  await db
    .insertInto('oidc_identity')
    .values({ ...identity, member_id: memberId, created_at: now, last_used_at: now })
    .onConflict((conflict) => conflict.columns(['domain_id', 'issuer', 'subject']).doUpdateSet({ last_used_at: now }))
    .execute()
}

/** Which of these teams a member is in. */
export async function listTeamsOf(db: Db, memberId: string, among: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('team_member')
    .select('team_member.team_id as teamId')
    .where('team_member.member_id', '=', memberId)
    .where('team_member.team_id', 'in', [...among])
    .execute()
  return new Set(rows.map(({ teamId }) => teamId))
}

/** @returns those that they were not in */
export function joinTeams(db: Db, memberId: string, teamIds: readonly string[], now: Date): Promise<Membership[]> {
  return db
    .insertInto('team_member')
    .values(teamIds.map((teamId) => ({ team_id: teamId, member_id: memberId, role: 'member', joined_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(MEMBERSHIP)
    .execute()
}

/** @returns those that they were in */
export function leaveTeams(db: Db, memberId: string, teamIds: readonly string[]): Promise<Membership[]> {
  return db
    .deleteFrom('team_member')
    .where('team_member.member_id', '=', memberId)
    .where('team_member.team_id', 'in', [...teamIds])
    .returning(MEMBERSHIP)
    .execute()
}

const MEMBERSHIP = [
  'team_member.member_id as memberId',
  'team_member.team_id as teamId',
  sql<Membership['role']>`team_member.role`.as('role'),
] as const

/** Where a session at the provider is ended; null for a session that began here. */
export async function findProviderUrl(db: Db, sessionId: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('session')
    .select('session.sealed_provider_url as sealed')
    .where('session.id', '=', sessionId)
    .executeTakeFirst()
  return row?.sealed ?? null
}

export async function setProviderUrl(db: Db, sessionId: string, sealed: Buffer): Promise<void> {
  await db.updateTable('session').set({ sealed_provider_url: sealed }).where('session.id', '=', sessionId).execute()
}

export interface SealedUrl {
  sessionId: string
  sealed: Buffer
}

/** The sessions that can be ended at a provider. */
export function listProviderUrls(db: Db): Promise<SealedUrl[]> {
  return db
    .selectFrom('session')
    .select(['session.id as sessionId', 'session.sealed_provider_url as sealed'])
    .where('session.sealed_provider_url', 'is not', null)
    .$narrowType<{ sealed: Buffer }>()
    .execute()
}
