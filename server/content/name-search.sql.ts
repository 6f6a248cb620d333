import { expressionBuilder, sql, type SqlBool } from 'kysely'
import { findsAny } from '../db/statement.ts'
import type { Database } from '../db/types.ts'
import { askedWords } from '../users/name-rules.ts'
import { beginsWith } from '../users/name-word.sql.ts'

/** Content that is found by the beginnings of the words of its name. */

export interface NameSearch {
  /** What words of the name begin with, the rarest first. */
  words: readonly string[]
  /**
   * Whether the rows of a list are found by the rarest word and the others looked up for each, or by all words together, where
   * each is in much content. What is in most of it is asked of each row in the order of the list.
   */
  by: 'rarest' | 'all' | 'order'
}

/** A search that finds its rows, however much that is. */
export function wholeSearch(text: string): NameSearch {
  return { words: askedWords(text), by: 'all' }
}

const eb = expressionBuilder<Database, 'content'>()

/** Whether the name of the row of `content` has a word for each that is asked for, which begins with it. */
export function hasWords({ words, by }: NameSearch) {
  if (by === 'order') return eb.and(words.map((word) => isNamed(word, 'content.id')))
  // An array, because PostgreSQL plans without the words and would take any of them for one that much content has.
  return sql<SqlBool>`content.id = any(array(${by === 'all' ? foundByAll(words) : foundByRarest(words)}))`
}

function foundByRarest([rarest, ...others]: readonly string[]) {
  return beginningWith(rarest!).where(eb.and(others.map((word) => isNamed(word, 'content_name_word.content_id'))))
}

/** The content that has all of some words; some of it twice. */
export function foundByAll([first, ...others]: readonly string[]) {
  const found = first === undefined ? named().where(sql<SqlBool>`false`) : beginningWith(first)
  return others.reduce((all, other) => all.where('content_name_word.content_id', 'in', beginningWith(other)), found)
}

/** The content of whose name a word begins with this. */
export function beginningWith(word: string) {
  return named().where(beginsWith(sql.ref('content_name_word.word'), sql<string>`${word}::text`))
}

const named = () => eb.selectFrom('content_name_word').select('content_name_word.content_id')

function isNamed(word: string, contentId: string) {
  return findsAny(
    eb
      .selectFrom('content_name_word as own')
      .select(sql.lit(true).as('isThere'))
      .where(beginsWith(sql.ref('own.word'), sql<string>`${word}::text`))
      .where('own.content_id', '=', sql.ref<string>(contentId)),
  )
}
