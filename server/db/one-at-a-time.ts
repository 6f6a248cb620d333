import pg from 'pg'

/** Any number that nothing else in the database locks. */
const STARTING = 7_340_711

/**
 * Does work that two processes must not do at once, such as migrating or making the first hub: the others wait until it is done. The lock is
 * held by a connection of its own, in a transaction, so that it also holds behind a pooler that lends connections for one.
 */
export async function oneAtATime<T>(address: pg.ClientConfig, work: () => Promise<T>): Promise<T> {
  const patient = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 }
  // A pool hides its password from copies.
  const client = new pg.Client({ ...address, ...(address.password && { password: address.password }), ...patient })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [STARTING])
    return await work()
  } finally {
    await client.end()
  }
}
