import { sql } from 'kysely'
import { library, type LibraryFilter } from '../../content/library.sql.ts'
import type { Db } from '../../db/connect.ts'

export interface AssetFilter extends LibraryFilter {
  type: string | null
  fileStatus: string | null
}

/** All assets that pass a filter, unordered. */
export function assetLibrary(db: Db, { type, fileStatus, ...filter }: AssetFilter) {
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
