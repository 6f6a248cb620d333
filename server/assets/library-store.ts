import { sql } from 'kysely'
import { isBehind, library, SORTED_BY, type LibraryFilter, type LibraryOrder } from '../content/library.sql.ts'
import { parentsOfMany } from '../content/parents.sql.ts'
import type { Viewer } from '../content/rules.ts'
import type { Db } from '../db/connect.ts'
import type { CountCap, PageQuery } from '../db/page.ts'
import { countTo } from '../db/statement.ts'

/** The hub's assets as those see them who look after them. */

export interface AssetNarrowing {
  type: string | null
  fileStatus: string | null
}

export type AdminRow = Awaited<ReturnType<ReturnType<typeof pageOfAdmin>['execute']>>[number]

/** A page, as a statement that is not sent yet. */
export function pageOfAdmin(
  db: Db,
  filter: LibraryFilter & AssetNarrowing,
  order: LibraryOrder,
  { limit, offset }: PageQuery,
) {
  const { place } = order
  return assets(db, filter)
    .innerJoin('asset', 'asset.content_id', 'content.id')
    .leftJoin('file', 'file.id', 'asset.file_id')
    .select([
      'content.id',
      'content.type',
      'content.name',
      'content.custom_type as customType',
      'content.locale',
      'content.thumbnail_id as thumbnailId',
      'content.owner_team_id as ownerTeamId',
      'content.published',
      'content.external_ref_id as externalRefId',
      'content.updated_at as updatedAt',
      'content.is_deleted as isDeleted',
      'content.deleted_at as deletedAt',
      'file.status as fileStatus',
      'file.error_code as uploadErrorCode',
      sql<'automatic' | 'manual'>`asset.mark_as_done_mode`.as('markAsDoneMode'),
      SORTED_BY[order.column].text.as('key'),
    ])
    .select((eb) => eb.fn.coalesce('asset.file_format', 'file.format').as('fileFormat'))
    .$if(place !== null, (query) => query.where(isBehind({ ...order, place: place! })))
    .orderBy(SORTED_BY[order.column].value, order.direction)
    .orderBy('content.id', order.direction)
    .limit(limit)
    .offset(offset)
}

export function countAdmin(
  db: Db,
  filter: LibraryFilter & AssetNarrowing,
  cap: CountCap,
): Promise<{ total: number }[]> {
  return countTo(db, assets(db, filter), cap).execute()
}

function assets(db: Db, { type, fileStatus, ...filter }: LibraryFilter & AssetNarrowing) {
  return library(db, 'asset', filter)
    .$if(type !== null, (query) => query.where('content.type', '=', type!))
    .$if(fileStatus !== null, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('asset as made')
            .innerJoin('file as made_of', 'made_of.id', 'made.file_id')
            .select(sql.lit(1).as('one'))
            .whereRef('made.content_id', '=', 'content.id')
            .where('made_of.status', '=', fileStatus as 'ready'),
        ),
      ),
    )
}

/** The playlists that hold each of some assets, as far as the viewer may see them. */
export function listParents(db: Db, viewer: Viewer, ids: readonly string[]) {
  return parentsOfMany(db, viewer, ids).orderBy('content.name').orderBy('content.id').execute()
}
