import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** Keeps these words as those of the names of some content, which the transaction has locked, and no others. */
export async function writeNames(db: Db, contents: readonly { id: string; words: readonly string[] }[]): Promise<void> {
  if (contents.length === 0) return
  const rows = contents.flatMap(({ id, words }) => words.map((word) => ({ id, word })))
  const ids = contents.map(({ id }) => id)
  await db
    .deleteFrom('content_name_word')
    .where(sql<boolean>`content_name_word.content_id = any(${ids}::uuid[])`)
    .execute()
  await db
    .insertInto('content_name_word')
    .columns(['word', 'content_id'])
    .expression(
      db
        .selectFrom(
          sql<{ id: string; word: string }>`unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(
            ({ word }) => word,
          )}::text[])`.as<'new'>(sql`new (id, word)`),
        )
        .select(['new.word', 'new.id']),
    )
    .execute()
}
