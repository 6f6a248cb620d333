import { expressionBuilder, sql, type SqlBool } from 'kysely'
import { findsAny } from '../db/statement.ts'
import type { Database } from '../db/types.ts'
import { askedWords } from '../users/name-rules.ts'
import { beginsWith } from '../users/name-word.sql.ts'

/** Content that is found by the beginnings of the words of its name. */

export interface NameSearch {
  text: string
  /** Whether so much is found that it is asked of each row in the order of a list; otherwise the rows are found by it. */
  findsMuch: boolean
}

const eb = expressionBuilder<Database, 'content'>()

/** Whether the name of the row of `content` has a word for each that is asked for, which begins with it. */
export function hasWords({ text, findsMuch }: NameSearch) {
  const named = namedBy(text)
  if (!findsMuch || named.length === 0) return sql<SqlBool>`content.id in (${foundBy(text)})`
  return eb.and(
    named.map((each) =>
      findsAny(
        each
          .clearSelect()
          .select(sql.lit(true).as('isThere'))
          .where('content_name_word.content_id', '=', sql.ref<string>('content.id')),
      ),
    ),
  )
}

/** The content that has them; some of it twice. */
export function foundBy(text: string) {
  const [first, ...others] = namedBy(text)
  return others.reduce((all, other) => all.where('content_name_word.content_id', 'in', other), first ?? nothing())
}

/** Of each word that is asked for the content of whose name a word begins with it. */
export function namedBy(text: string) {
  return askedWords(text).map((word) =>
    words().where(beginsWith(sql.ref('content_name_word.word'), sql<string>`${word}::text`)),
  )
}

const words = () => eb.selectFrom('content_name_word').select('content_name_word.content_id')

const nothing = () => words().where(sql<SqlBool>`false`)
