import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** A playlist or an asset, deleted or not, held until the end of the transaction. */
export function lockContent(db: Db, id: string, kind: 'playlist' | 'asset') {
  return db
    .selectFrom('content')
    .select(['content.name', 'content.published', 'content.is_deleted as isDeleted', 'content.deleted_at as deletedAt'])
    .where('content.id', '=', id)
    .where('content.type', kind === 'playlist' ? '=' : '<>', 'playlist')
    .forUpdate()
    .executeTakeFirst()
}

/** When it was last updated stays, so that what is restored is no news. @param deletedAt null to bring it back */
export async function setDeleted(db: Db, id: string, deletedAt: Date | null): Promise<void> {
  await db
    .updateTable('content')
    .set({ is_deleted: deletedAt !== null, deleted_at: deletedAt, version: sql<number>`version + 1` })
    .where('content.id', '=', id)
    .execute()
}
