import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** The files that assets had before the one that they have. */

/** So many are kept of an asset. */
const KEPT = 10

/** Keeps the files of assets that are about to have another one. Call it before they have it. */
export async function keepFiles(db: Db, assetIds: readonly string[], nextFileId: string, now: Date): Promise<void> {
  await db
    .insertInto('former_file')
    .columns(['content_id', 'file_id', 'type', 'version', 'replaced_at'])
    .expression(
      db
        .selectFrom('asset')
        .innerJoin('content', 'content.id', 'asset.content_id')
        .select([
          'asset.content_id',
          sql<string>`asset.file_id`.as('file_id'),
          'content.type',
          'asset.source_version as version',
          sql<Date>`${now}::timestamptz`.as('replaced_at'),
        ])
        .where(sql<boolean>`asset.content_id = any(${assetIds}::uuid[])`)
        .where(sql<boolean>`asset.file_id <> ${nextFileId}::uuid`),
    )
    .onConflict((conflict) =>
      conflict.columns(['domain_id', 'content_id', 'file_id']).doUpdateSet((eb) => ({
        type: eb.ref('excluded.type'),
        version: eb.ref('excluded.version'),
        replaced_at: eb.ref('excluded.replaced_at'),
      })),
    )
    .execute()
  await forget(db, assetIds, nextFileId)
}

/** What is put back is no former file any more, and of the others the oldest go; their bytes go with the next sweep. */
async function forget(db: Db, assetIds: readonly string[], nextFileId: string): Promise<void> {
  await db
    .deleteFrom('former_file')
    .where(sql<boolean>`former_file.content_id = any(${assetIds}::uuid[])`)
    .where((eb) =>
      eb.or([
        eb('former_file.file_id', '=', nextFileId),
        eb(
          eb
            .selectFrom('former_file as newer')
            .select(sql<number>`count(*)::int`.as('count'))
            .whereRef('newer.content_id', '=', 'former_file.content_id')
            .where('newer.file_id', '<>', nextFileId)
            .where(sql<boolean>`(newer.replaced_at, newer.file_id) > (former_file.replaced_at, former_file.file_id)`),
          '>=',
          KEPT,
        ),
      ]),
    )
    .execute()
}

export interface VersionRow {
  fileId: string
  version: number
  type: string
  filename: string
  size: number
  uploadedAt: Date
  /** Null for the file that the asset has. */
  replacedAt: Date | null
}

/** The file of an asset, and those that it had, the one that was replaced last first. */
export async function listVersions(db: Db, assetId: string): Promise<VersionRow[]> {
  const about = ['file.id as fileId', 'file.filename', 'file.size', 'file.created_at as uploadedAt'] as const
  const [now, before] = await Promise.all([
    db
      .selectFrom('asset')
      .innerJoin('content', 'content.id', 'asset.content_id')
      .innerJoin('file', 'file.id', 'asset.file_id')
      .select([...about, 'content.type', 'asset.source_version as version'])
      .where('asset.content_id', '=', assetId)
      .execute(),
    db
      .selectFrom('former_file')
      .innerJoin('file', 'file.id', 'former_file.file_id')
      .select([...about, 'former_file.type', 'former_file.version', 'former_file.replaced_at as replacedAt'])
      .where('former_file.content_id', '=', assetId)
      .orderBy('former_file.replaced_at', 'desc')
      .orderBy('former_file.file_id', 'desc')
      .execute(),
  ])
  return [...now.map((row) => ({ ...row, replacedAt: null })), ...before]
}

/** How many people have opened an asset and not completed it. */
export async function countInTheMiddle(db: Db, assetId: string): Promise<number> {
  const { count } = await db
    .selectFrom('content_user')
    .innerJoin('member', 'member.id', 'content_user.member_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('content_user.content_id', '=', assetId)
    .where('content_user.status', '=', sql.lit('opened'))
    .where('member.is_deleted', '=', sql.lit(false))
    .executeTakeFirstOrThrow()
  return count
}

/** Lets those who are in the middle of a recording or a document begin it from its start. */
export async function forgetPlaces(db: Db, assetId: string): Promise<void> {
  await db
    .updateTable('content_user')
    .set({ position_seconds: null, page: null, pages_seen: null })
    .where('content_user.content_id', '=', assetId)
    .where('content_user.status', '=', sql.lit('opened'))
    .where((eb) =>
      eb.or([eb('content_user.position_seconds', 'is not', null), eb('content_user.page', 'is not', null)]),
    )
    .execute()
}

/** Forgets the files that a removed asset had. @returns them */
export async function forgetFiles(db: Db, assetId: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('former_file')
    .where('former_file.content_id', '=', assetId)
    .returning('former_file.file_id as fileId')
    .execute()
  return rows.map(({ fileId }) => fileId)
}
