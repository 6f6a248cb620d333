import { sql, type SqlBool } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { PageQuery } from '../db/page.ts'
import { personAs } from '../users/person.sql.ts'

/** What hubs share with each other. The table belongs to no hub, so each statement names the hub that asks. */

export type Direction = 'given' | 'received'

export interface GrantFilter {
  domainId: number
  direction?: Direction | undefined
  /** What was offered before and not accepted is no offer any more. */
  offeredSince: Date
}

/** The grants that a hub gave or received and that have not ended. */
function grantsOf(db: Db, { domainId, direction, offeredSince }: GrantFilter) {
  return db
    .selectFrom('content_grant')
    .where((eb) =>
      eb.or([
        ...(direction === 'received' ? [] : [eb('content_grant.from_domain_id', '=', domainId)]),
        ...(direction === 'given' ? [] : [eb('content_grant.to_domain_id', '=', domainId)]),
      ]),
    )
    .where((eb) =>
      eb.or([eb('content_grant.accepted_at', 'is not', null), eb('content_grant.created_at', '>', offeredSince)]),
    )
}

export type GrantRow = Awaited<ReturnType<typeof listGrants>>[number]

export function listGrants(db: Db, filter: GrantFilter, { limit, offset }: PageQuery) {
  return grantsOf(db, filter)
    .select([
      'content_grant.id',
      'content_grant.from_domain_id as fromDomainId',
      'content_grant.to_domain_id as toDomainId',
      'content_grant.content_ids as contentIds',
      'content_grant.author_id as authorId',
      'content_grant.created_at as createdAt',
      'content_grant.accepted_at as acceptedAt',
    ])
    .orderBy('content_grant.created_at', 'desc')
    .orderBy('content_grant.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export function countGrants(db: Db, filter: GrantFilter) {
  return grantsOf(db, filter)
    .select(sql<number>`count(*)::int`.as('total'))
    .execute()
}

/** A grant of the hub, held until the end of the transaction. */
export function lockGrant(db: Db, filter: GrantFilter, id: string) {
  return grantsOf(db, filter)
    .select([
      'content_grant.id',
      'content_grant.from_domain_id as fromDomainId',
      'content_grant.to_domain_id as toDomainId',
      'content_grant.accepted_at as acceptedAt',
    ])
    .where('content_grant.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Lets the grants that a hub gives be made one after the other. */
export async function lockGiver(db: Db, domainId: number): Promise<void> {
  await db.selectFrom('hub').select('hub.domain_id').where('hub.domain_id', '=', domainId).forNoKeyUpdate().execute()
}

/** Whether a hub shares any of some content with another already. */
export async function isShared(
  db: Db,
  { domainId, offeredSince }: GrantFilter,
  toDomainId: number,
  contentIds: readonly string[],
): Promise<boolean> {
  const rows = await grantsOf(db, { domainId, direction: 'given', offeredSince })
    .select('content_grant.id')
    .where('content_grant.to_domain_id', '=', toDomainId)
    .where(sql<SqlBool>`content_grant.content_ids && ${contentIds}::uuid[]`)
    .limit(1)
    .execute()
  return rows.length > 0
}

export interface NewGrant {
  id: string
  fromDomainId: number
  toDomainId: number
  contentIds: readonly string[]
  authorId: string
  createdAt: Date
}

export async function insertGrant(db: Db, grant: NewGrant): Promise<void> {
  await db
    .insertInto('content_grant')
    .values({
      id: grant.id,
      from_domain_id: grant.fromDomainId,
      to_domain_id: grant.toDomainId,
      content_ids: [...grant.contentIds],
      author_id: grant.authorId,
      created_at: grant.createdAt,
    })
    .execute()
}

export async function acceptGrant(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('content_grant').set({ accepted_at: now }).where('content_grant.id', '=', id).execute()
}

export async function deleteGrant(db: Db, id: string): Promise<void> {
  await db.deleteFrom('content_grant').where('content_grant.id', '=', id).execute()
}

/** Forgets offers that nobody accepted. @param db of any hub */
export async function deleteOffers(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('content_grant')
    .where('content_grant.accepted_at', 'is', null)
    .where('content_grant.created_at', '<=', before)
    .execute()
}

export interface NamedContent {
  id: string
  type: string
  name: string
  /** The hub that shares it with this one; null for the hub's own. */
  givenBy: number | null
}

/** Those of some content that are not deleted, by name. */
export function listNamed(db: Db, ids: readonly string[]): Promise<NamedContent[]> {
  return db
    .selectFrom('content')
    .select(['content.id', 'content.type', 'content.name', 'content.given_by as givenBy'])
    .where(sql<SqlBool>`content.id = any(${ids}::uuid[])`)
    .where('content.is_deleted', '=', false)
    .orderBy('content.sort_name')
    .orderBy('content.id')
    .execute()
}

/** Members of the hub by their ids. */
export function listAuthors(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('member as author')
    .select(['author.id', personAs('author').as('author')])
    .where(sql<SqlBool>`author.id = any(${ids}::uuid[])`)
    .execute()
}
