import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { PageQuery } from '../db/page.ts'

/** The hub's playlists as those see them who arrange them. */

export interface AdminRow {
  id: string
  name: string
  audience: string
  ownerTeamId: string | null
  locale: string
  contentCount: number
  externalRefId: string | null
  updatedAt: Date
  isDeleted: boolean
  deletedAt: Date | null
}

export interface AdminFilter {
  /** Part of a name as a LIKE pattern, or null for all. */
  pattern: string | null
  teamId: string | null
  externalRefId: string | null
  includeDeleted: boolean
  /** Only what was changed or deleted since; null for all. */
  updatedSince: Date | null
  /** Only those that one of these teams owns; null for all. */
  ownerTeamIds: readonly string[] | null
}

export interface AdminOrder {
  column: 'lastUpdated' | 'name'
  /** Undefined for the newest change first, and for names from A to Z. */
  order?: 'asc' | 'desc' | undefined
}

/** When a playlist changed last, which may have been that it was deleted. */
const changedAt = sql<Date>`greatest(content.updated_at, content.deleted_at)`

/** The hub's playlists in an order. */
export function listAdmin(
  db: Db,
  filter: AdminFilter,
  { limit, offset, column, order = column === 'name' ? 'asc' : 'desc' }: PageQuery & AdminOrder,
): Promise<AdminRow[]> {
  return adminPlaylists(db, filter)
    .select([
      'content.id',
      'content.name',
      'content.audience',
      'content.owner_team_id as ownerTeamId',
      'content.locale',
      'content.content_count as contentCount',
      'content.external_ref_id as externalRefId',
      'content.updated_at as updatedAt',
      'content.is_deleted as isDeleted',
      'content.deleted_at as deletedAt',
    ])
    .orderBy(column === 'name' ? sql`lower(content.name)` : changedAt, order)
    .orderBy('content.id', order)
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countAdmin(db: Db, filter: AdminFilter): Promise<number> {
  const row = await adminPlaylists(db, filter)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return row.total
}

function adminPlaylists(
  db: Db,
  { pattern, teamId, externalRefId, includeDeleted, updatedSince, ownerTeamIds }: AdminFilter,
) {
  return db
    .selectFrom('content')
    .where('content.type', '=', sql.lit('playlist'))
    .$if(!includeDeleted, (query) => query.where('content.is_deleted', '=', sql.lit(false)))
    .$if(updatedSince !== null, (query) => query.where(changedAt, '>=', updatedSince!))
    .$if(pattern !== null, (query) => query.where('content.name', 'ilike', pattern!))
    .$if(teamId !== null, (query) => query.where('content.owner_team_id', '=', teamId))
    .$if(externalRefId !== null, (query) => query.where('content.external_ref_id', '=', externalRefId))
    .$if(ownerTeamIds !== null, (query) =>
      query.where(sql<boolean>`content.owner_team_id = any(${ownerTeamIds}::uuid[])`),
    )
}
