import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { NAME } from './name.sql.ts'

/** The rows by which people are found by their name. */

const PERSON = ['member.id', 'member.first_name as firstName', 'member.last_name as lastName', 'member.email'] as const

export function findNames(db: Db, memberIds: readonly string[]) {
  return db
    .selectFrom('member')
    .select(PERSON)
    .where(sql<boolean>`member.id = any(${memberIds}::uuid[])`)
    .execute()
}

/** Members whose words are not kept yet and whom no other process is at, locked for this transaction. */
export function lockUnindexed(db: Db, limit: number) {
  return db
    .selectFrom('member')
    .select(PERSON)
    .where('member.kept_name', 'is distinct from', NAME)
    .orderBy('member.id')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
}

interface Words {
  id: string
  words: readonly string[]
}

function recordsOf(db: Db, people: readonly Words[]) {
  const rows = people.flatMap(({ id, words }) => words.map((word) => ({ id, word })))
  return db.selectFrom(
    sql<{ id: string; word: string }>`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`.as<'kept'>(
      sql`kept(id uuid, word text)`,
    ),
  )
}

/** Keeps these words of members of whom none is kept, and whom this transaction added. */
export async function addWords(db: Db, people: readonly Words[]): Promise<void> {
  await db
    .insertInto('member_word')
    .columns(['word', 'member_id'])
    .expression(recordsOf(db, people).select(['kept.word', 'kept.id']))
    .execute()
}

/**
 * Keeps these words of some members and no others. A member is locked before a word of theirs is written, as everybody
 * does who changes a name: two who write the words of one member wait for each other and never in a circle.
 */
export async function writeWords(db: Db, people: readonly Words[]): Promise<void> {
  const ids = people.map(({ id }) => id)
  const kept = recordsOf(db, people)
  await db
    .with('gone', (query) =>
      query
        .deleteFrom('member_word')
        .where(sql<boolean>`member_word.member_id = any(${ids}::uuid[])`)
        // Looked up in a hash, however few rows PostgreSQL expects: joined, many people would be compared each with each.
        .where(
          sql<boolean>`(member_word.member_id, member_word.word) not in (${kept.select(['kept.id', 'kept.word'])})`,
        ),
    )
    .with('noted', (query) =>
      query
        .updateTable('member')
        .set({ kept_name: NAME })
        .where(sql<boolean>`member.id = any(${ids}::uuid[])`)
        .returning('member.id'),
    )
    .insertInto('member_word')
    .columns(['word', 'member_id'])
    .expression(
      kept.select(['kept.word', 'kept.id']).where(sql<boolean>`(kept.id in (select noted.id from noted)) is true`),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Members whose address in small letters is not in its column yet and whom no other process is at, locked for this transaction. */
export async function lockUnkeyed(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('member')
    .select('member.id')
    .where(sql<boolean>`member.email_key is distinct from lower(member.email)`)
    .orderBy('member.id')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}

/** Puts it there. */
export async function keyAddresses(db: Db, memberIds: readonly string[]): Promise<void> {
  await db
    .updateTable('member')
    .set({ email_key: sql<string>`lower(member.email)` })
    .where(sql<boolean>`member.id = any(${memberIds}::uuid[])`)
    .execute()
}
