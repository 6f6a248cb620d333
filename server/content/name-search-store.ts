import type { Db } from '../db/connect.ts'
import { isMore } from '../db/statement.ts'
import { byRarity } from '../users/name-rules.ts'
import { beginningWith, foundByAll, type NameSearch } from './name-search.sql.ts'

/** More than so much is not put in order: a list is read in its order until its page is full. */
const MUCH = 20_000

/** How a text is searched for. */
export async function nameSearch(db: Db, text: string): Promise<NameSearch> {
  const { words, hasRare } = await byRarity(text, (word) => isMore(db, beginningWith(word), MUCH))
  if (words.length === 0) return { words, by: 'all' }
  if (hasRare) return { words, by: 'rarest' }
  return { words, by: words.length === 1 || (await isMore(db, foundByAll(words), MUCH)) ? 'order' : 'all' }
}
