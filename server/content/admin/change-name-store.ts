import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

export interface NamedId {
  id: string
  name: string
}

/** What ids are called, of whatever they are, also of what was deleted and can be restored. @param readsAll whether playlists may be named, too */
export async function listNames(db: Db, ids: readonly string[], readsAll: boolean): Promise<NamedId[]> {
  if (ids.length === 0) return []
  const isMeant = (column: string) => sql<boolean>`${sql.ref(column)} = any(${ids}::uuid[])`
  return db
    .selectFrom('content')
    .select(['content.id', 'content.name'])
    .where(isMeant('content.id'))
    .$if(!readsAll, (query) => query.where('content.type', '<>', sql.lit('playlist')))
    .unionAll((eb) => eb.selectFrom('topic').select(['topic.id', 'topic.name']).where(isMeant('topic.id')))
    .unionAll((eb) => eb.selectFrom('team').select(['team.id', 'team.name']).where(isMeant('team.id')))
    .unionAll((eb) => eb.selectFrom('file').select(['file.id', 'file.filename as name']).where(isMeant('file.id')))
    .execute()
}
