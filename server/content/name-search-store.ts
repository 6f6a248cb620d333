import { sql, type SelectQueryBuilder } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Database } from '../db/types.ts'
import { askedWords } from '../users/name-rules.ts'
import { beginningWith, foundByAll, type NameSearch } from './name-search.sql.ts'

/** More than so much is not put in order: a list is read in its order until its page is full. */
const MUCH = 20_000

/** How a text is searched for. */
export async function nameSearch(db: Db, text: string): Promise<NameSearch> {
  const asked = await Promise.all(
    askedWords(text).map(async (word) => ({ word, isFrequent: await isMuch(db, beginningWith(word)) })),
  )
  const words = asked.toSorted((a, b) => Number(a.isFrequent) - Number(b.isFrequent)).map(({ word }) => word)
  if (asked.length === 0) return { words, by: 'all' }
  if (asked.some(({ isFrequent }) => !isFrequent)) return { words, by: 'rarest' }
  return { words, by: words.length === 1 || (await isMuch(db, foundByAll(words))) ? 'order' : 'all' }
}

async function isMuch<T extends keyof Database>(db: Db, found: SelectQueryBuilder<Database, T, object>) {
  const rest = found.limit(sql.lit(1)).offset(sql.lit(MUCH))
  const { isMuch } = await db.selectNoFrom(sql<boolean>`exists ${rest}`.as('isMuch')).executeTakeFirstOrThrow()
  return isMuch
}
