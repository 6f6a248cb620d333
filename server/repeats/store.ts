import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Whose key, by the hash of it. */
export interface KeyOf {
  memberId: string
  keyHash: Buffer
}

/**
 * Takes a key for as long as the transaction lasts: whoever is killed lets go of it with what they did. The handler may wait
 * for something else meanwhile, which is why the transaction may lie idle longer than others.
 * @returns whether nobody else has it
 */
export async function takeKey(db: Db, { memberId, keyHash }: KeyOf): Promise<boolean> {
  const name = `idempotency_key ${memberId} ${keyHash.toString('hex')}`
  const { rows } = await sql<{ isTaken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, current_setting('app.domain_id')::int)) as "isTaken",
      set_config('idle_in_transaction_session_timeout', '30000', true)`.execute(db)
  return rows[0]!.isTaken
}

/** What was answered under a key since a time. */
export function findAnswer(db: Db, { memberId, keyHash }: KeyOf, since: Date) {
  return db
    .selectFrom('idempotency_key')
    .select(['idempotency_key.request_hash as requestHash', 'idempotency_key.sealed_answer as sealedAnswer'])
    .where('idempotency_key.member_id', '=', memberId)
    .where('idempotency_key.key_hash', '=', keyHash)
    .where('idempotency_key.created_at', '>', since)
    .executeTakeFirst()
}

/** How many keys of a person are kept, counted up to `max`. */
export async function countKeys(db: Db, memberId: string, max: number): Promise<number> {
  const kept = db
    .selectFrom('idempotency_key')
    .select('idempotency_key.key_hash')
    .where('idempotency_key.member_id', '=', memberId)
    .limit(max)
  const { count } = await db
    .selectFrom(kept.as('kept'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Keeps an answer; one under the same key that is too old gives way. */
export async function insertAnswer(
  db: Db,
  { memberId, keyHash }: KeyOf,
  answer: { requestHash: Buffer; sealedAnswer: Buffer; now: Date },
): Promise<void> {
  const row = { request_hash: answer.requestHash, sealed_answer: answer.sealedAnswer, created_at: answer.now }
  await db
    .insertInto('idempotency_key')
    .values({ member_id: memberId, key_hash: keyHash, ...row })
    .onConflict((conflict) => conflict.columns(['domain_id', 'member_id', 'key_hash']).doUpdateSet(row))
    .execute()
}

/** Forgets the answers of before a time. */
export async function deleteAnswers(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_key').where('idempotency_key.created_at', '<=', before).execute()
}
