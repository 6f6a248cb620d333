import { sql, type SelectQueryBuilder } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Database } from '../db/types.ts'
import { foundBy, namedBy, type NameSearch } from './name-search.sql.ts'

/** More than so much is not put in order: a list is read in its order until its page is full. */
const MUCH = 20_000

/** How a text is searched for. */
export async function nameSearch(db: Db, text: string): Promise<NameSearch> {
  const named = namedBy(text)
  const areMany = await Promise.all(named.map((each) => isMuch(db, each)))
  const areAllMany = named.length > 0 && areMany.every(Boolean)
  return { text, findsMuch: areAllMany && (named.length === 1 || (await isMuch(db, foundBy(text)))) }
}

async function isMuch<T extends keyof Database>(db: Db, found: SelectQueryBuilder<Database, T, object>) {
  const rest = found.limit(sql.lit(1)).offset(sql.lit(MUCH))
  const { isMuch } = await db.selectNoFrom(sql<boolean>`exists ${rest}`.as('isMuch')).executeTakeFirstOrThrow()
  return isMuch
}
