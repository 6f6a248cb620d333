import type { Db } from './connect.ts'

/** Two people at the same rows: PostgreSQL ends one of them, who then tries again. */
const RETRY = new Set(['40001', '40P01'])
const TRIES = 3

/** What waits for the end of each transaction, by name. */
const waiting = new WeakMap<Db, Map<string, () => Promise<void>>>()

/** Runs changes that belong together, all or none of them; a deadlock is tried again. `change` may therefore run twice. */
export async function inTransaction<T>(db: Db, change: (db: Db) => Promise<T>): Promise<T> {
  let later = new Map<string, () => Promise<void>>()
  const result = await tryAgain(() => {
    later = new Map()
    return db.transaction().execute((inside) => {
      waiting.set(inside, later)
      return change(inside)
    })
  })
  for (const work of later.values()) await work()
  return result
}

async function tryAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === TRIES || !RETRY.has((error as { code?: string }).code ?? '')) throw error
    }
  }
}

/**
 * Has work done once the transaction of `db` is committed, and once however often it is asked for under a name; at once
 * where there is no transaction. What was changed stays whatever becomes of the work.
 */
export async function afterCommit(db: Db, name: string, work: () => Promise<void>): Promise<void> {
  const later = waiting.get(db)
  if (later) later.set(name, work)
  else await work()
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
