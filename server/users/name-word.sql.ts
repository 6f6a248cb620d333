import { expressionBuilder, sql, type RawBuilder } from 'kysely'
import type { Database } from '../db/types.ts'

/** Who is found by the beginnings of the words of their names. */

const eb = expressionBuilder<Database>()

/** Comes after every character that a word may go on with. */
const LAST = '\u{10ffff}'

/** Whether a text begins with another. An index by bytes is read between the two bounds. */
export function beginsWith(text: RawBuilder<string>, start: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`(${text} >= ${start} and ${text} < ${start} || ${sql.lit(LAST)})`
}

/** The members of whose name a word begins with this, each as often as one does. */
export function beginningWith(word: RawBuilder<string>) {
  return eb
    .selectFrom('member_word')
    .select('member_word.member_id')
    .where(beginsWith(sql.ref('member_word.word'), word))
}

/** The words that are asked for, as the rows of `asked`. */
export function asked(words: readonly string[]) {
  return sql<{ word: string }>`unnest(${words}::text[])`.as<'asked'>(sql`asked (word)`)
}

/** Whether each word that is asked for begins a word of the name of the row of `member`: whether none is missing. */
export function hasName(words: readonly string[]) {
  const missing = eb
    .selectFrom(asked(words))
    .select(sql.lit(1).as('one'))
    .where((each) => {
      const found = beginningWith(sql.ref<string>('asked.word'))
      return each.not(each.exists(found.where('member_word.member_id', '=', sql.ref<string>('member.id'))))
    })
  return eb.not(eb.exists(missing))
}
