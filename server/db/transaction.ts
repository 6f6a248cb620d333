import type { Db } from './connect.ts'

/** Two people at the same rows: PostgreSQL ends one of them, who then tries again. */
const RETRY = new Set(['40001', '40P01'])
const TRIES = 3

/** Runs changes that belong together, all or none of them; a deadlock is tried again. `change` may therefore run twice. */
export async function inTransaction<T>(db: Db, change: (db: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(change)
    } catch (error) {
      if (attempt === TRIES || !RETRY.has((error as { code?: string }).code ?? '')) throw error
    }
  }
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
