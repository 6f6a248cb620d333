import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** Two people at the same rows: PostgreSQL ends one of them, who then tries again. */
const RETRY = new Set(['40001', '40P01'])
const MAX_TRIES = 3

interface Transaction {
  /** The database outside of it. */
  outside: Db
  /** What waits for its end, by name. */
  later: Map<string, () => Promise<void>>
}

const transactions = new WeakMap<Db, Transaction>()

/**
 * Runs changes that belong together, all or none of them; a deadlock is tried again. `change` may therefore run twice. It is
 * given the call with the connection of the transaction; name it as the outer one, so that nobody can take the other by mistake.
 * Within another transaction they are a part of it, which may fail without the rest.
 */
export async function inTransaction<C extends { db: Db }, T>(call: C, change: (call: C) => Promise<T>): Promise<T> {
  const whole = transactions.get(call.db)
  if (whole) return tryAgain(() => inPart(call, whole, change))
  let later: Transaction['later'] = new Map()
  const result = await tryAgain(() => {
    later = new Map()
    return call.db.transaction().execute((inside) => {
      transactions.set(inside, { outside: call.db, later })
      return change({ ...call, db: inside })
    })
  })
  for (const work of later.values()) await work()
  return result
}

/** What the part asked for later is forgotten with it. */
async function inPart<C extends { db: Db }, T>(
  call: C,
  whole: Transaction,
  change: (call: C) => Promise<T>,
): Promise<T> {
  const later = new Map(whole.later)
  await sql`savepoint part`.execute(call.db)
  try {
    const result = await change(call)
    await sql`release savepoint part`.execute(call.db)
    return result
  } catch (error) {
    whole.later.clear()
    for (const [name, work] of later) whole.later.set(name, work)
    // Where the connection is lost, the whole fails with what the part failed with.
    await sql`rollback to savepoint part`.execute(call.db).catch(() => undefined)
    await sql`release savepoint part`.execute(call.db).catch(() => undefined)
    throw error
  }
}

/** Makes changes, asks what became of them and takes all of it back. @param change may run twice, as in `inTransaction` */
export async function inRehearsal<C extends { db: Db }, T>(call: C, change: (call: C) => Promise<T>): Promise<T> {
  let result: [T] | null = null
  const rehearsed = inTransaction(call, async (call) => {
    result = [await change(call)]
    throw new TakenBack()
  })
  await rehearsed.catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error
  })
  return result![0]
}

class TakenBack extends Error {}

async function tryAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === MAX_TRIES || !RETRY.has((error as { code?: string }).code ?? '')) throw error
    }
  }
}

/**
 * Has work done once the transaction of `call` is committed, and once however often it is asked for under a name; at once
 * where there is no transaction. What was changed stays whatever becomes of the work, which is given the call as it is outside.
 */
export async function afterCommit<C extends { db: Db }>(
  call: C,
  name: string,
  work: (call: C) => Promise<void>,
): Promise<void> {
  const transaction = transactions.get(call.db)
  if (transaction) transaction.later.set(name, () => work({ ...call, db: transaction.outside }))
  else await work(call)
}

/** Whether an error says that a unique index refused a row. @param constraint its name, or part of it */
export function isDuplicate(error: unknown, constraint: string): boolean {
  const { code, constraint: name = '' } = error as { code?: string; constraint?: string }
  return code === '23505' && name.includes(constraint)
}

/** Whether an error says that a row points to something that is not there. */
export function isUnknownReference(error: unknown): error is { constraint: string } {
  return (error as { code?: string }).code === '23503'
}
