import pg from 'pg'
import type { Databases } from './connect.ts'

/** Any number that nothing else in the database locks. */
const FIRST_RUN = 7_340_711

/**
 * Does work that two processes must not do at once, such as making the first hub: the others wait until it is done. The lock is
 * held by a connection of its own, in a transaction, so that it also holds behind a pooler that lends connections for one.
 */
export async function oneAtATime<T>({ pool }: Pick<Databases, 'pool'>, work: () => Promise<T>): Promise<T> {
  const patient = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 }
  // The pool hides its password from copies.
  const client = new pg.Client({ ...pool.options, password: pool.options.password, ...patient })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [FIRST_RUN])
    return await work()
  } finally {
    await client.end()
  }
}
