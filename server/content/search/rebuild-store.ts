import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** Forgets all that search reads, of a whole hub, and leaves no content indexed. Whoever changes content meanwhile waits. */
export async function forgetIndex(db: Db): Promise<void> {
  // As many rows as the hub has words: whoever repairs it waits for that.
  await sql`set local statement_timeout = 0`.execute(db)
  await db
    .updateTable('content')
    .set({ search_words: null, kept_name: null })
    .where('content.search_words', 'is not', null)
    .execute()
  for (const table of ['content_name_word', 'content_word', 'search_word', 'search_variant', 'search_lexeme'] as const)
    await db.deleteFrom(table).execute()
}
