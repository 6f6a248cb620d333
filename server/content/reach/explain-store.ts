import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { inAudience, isOpenSection, memberAsViewer, remainingBefore } from '../visibility.sql.ts'
import { MAX_DEPTH, type Absence, type Door, type Standing } from './rules.ts'

/** What stands around content, as one person finds it. */

/** Content with every playlist that it stands in, directly or through others. @returns none for what is not of the hub, or a person who is not */
export async function listAround(db: Db, contentId: string, memberId: string, now: Date): Promise<Standing[]> {
  const rows = await around(db, contentId)
    .selectFrom('content')
    .innerJoin('member', (join) => join.on('member.id', '=', memberId))
    .where('content.id', 'in', (eb) => eb.selectFrom('around').select('around.id'))
    .select([
      'content.id',
      'content.name',
      'content.published as isPublished',
      'content.is_deleted as isDeleted',
      sql<Standing['audience']>`content.audience`.as('audience'),
      'content.only_in_playlists as onlyInPlaylists',
      sql<boolean>`${inAudience('content', memberAsViewer(now))}`.as('isForThem'),
    ])
    .execute()
  return rows
}

/** @returns null for who can come in */
export async function findAbsence(db: Db, memberId: string): Promise<Absence | null> {
  const row = await db
    .selectFrom('member')
    .select(['member.is_deleted as isRemoved', 'member.suspended_at as suspendedAt'])
    .where('member.id', '=', memberId)
    .executeTakeFirst()
  if (row?.isRemoved) return 'removed'
  return row?.suspendedAt ? 'suspended' : null
}

/** The places of all that `listAround` finds. */
export async function listPlaces(db: Db, contentId: string, memberId: string, now: Date) {
  const viewer = memberAsViewer(now)
  const rows = await around(db, contentId)
    .selectFrom('playlist_item as place')
    .innerJoin('member', (join) => join.on('member.id', '=', memberId))
    .leftJoin('section as door', 'door.id', 'place.section_id')
    .where('place.content_id', 'in', (eb) => eb.selectFrom('around').select('around.id'))
    .select((eb) => [
      'place.content_id as contentId',
      'place.playlist_id as playlistId',
      'door.id as doorId',
      'door.name',
      sql<Door['lockingMode']>`door.locking_mode`.as('lockingMode'),
      'door.unlock_at as unlocksAt',
      'door.unlock_timezone as timezone',
      sql<boolean>`${isOpenSection('door', viewer)}`.as('isOpen'),
      eb
        .case()
        .when('door.locking_mode', '=', 'progress')
        .then(remainingBefore('door', viewer))
        .else(sql.lit(0))
        .end()
        .as('remainingCount'),
    ])
    .orderBy('place.playlist_id')
    .execute()
  return rows.map(({ contentId: held, playlistId, doorId, name, ...door }) => ({
    contentId: held,
    playlistId,
    door: doorId === null ? null : { ...door, id: doorId, name: name! },
  }))
}

function around(db: Db, contentId: string) {
  return db.withRecursive('around(id, depth)', (query) =>
    query
      .selectFrom('content')
      .where('content.id', '=', contentId)
      .select(['content.id', sql<number>`0`.as('depth')])
      .union(
        query
          .selectFrom('around')
          .innerJoin('playlist_item', 'playlist_item.content_id', 'around.id')
          .where('around.depth', '<', MAX_DEPTH)
          .select(['playlist_item.playlist_id as id', sql<number>`around.depth + 1`.as('depth')]),
      ),
  )
}
