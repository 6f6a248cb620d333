import { sql } from 'kysely'
import { isCommon } from '../../content/common.sql.ts'
import { isBehind, SORTED_BY, type LibraryOrder } from '../../content/library.sql.ts'
import { parentsOfMany } from '../../content/parents.sql.ts'
import type { Viewer } from '../../content/rules.ts'
import type { UploadErrorCode } from '../../files/file-error.ts'
import type { Db } from '../../db/connect.ts'
import type { CountCap, PageQuery } from '../../db/page.ts'
import { countTo } from '../../db/statement.ts'
import { assetLibrary, type AssetFilter } from './asset-library.sql.ts'

/** The hub's assets as those see them who look after them. */

export type AdminRow = Awaited<ReturnType<ReturnType<typeof pageOfAdmin>['execute']>>[number]

/** A page, as a statement that is not sent yet. */
export function pageOfAdmin(db: Db, filter: AssetFilter, order: LibraryOrder, { limit, offset }: PageQuery) {
  const { place } = order
  return assetLibrary(db, filter)
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
      isCommon().as('isCommon'),
      'content.source_domain as sourceDomain',
      'content.updated_at as updatedAt',
      'content.is_deleted as isDeleted',
      'content.deleted_at as deletedAt',
      'file.status as fileStatus',
      sql<UploadErrorCode | null>`file.error_code`.as('uploadErrorCode'),
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

export function countAdmin(db: Db, filter: AssetFilter, cap: CountCap): Promise<{ total: number }[]> {
  return countTo(db, assetLibrary(db, filter), cap).execute()
}

/** The playlists that hold each of some assets, as far as the viewer may see them. */
export function listParents(db: Db, viewer: Viewer, ids: readonly string[]) {
  return parentsOfMany(db, viewer, ids).orderBy('content.name').orderBy('content.id').execute()
}
