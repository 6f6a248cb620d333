import pg from 'pg'
import { beforeAll, inject } from 'vitest'
import type {} from '../../server/testing/global-setup.ts'
import type { DatabaseAddress } from '../../server/platform/database-address.ts'
import { LEFT_OUT } from './mutated.ts'
import { MUTATIONS } from './mutations.ts'

/** In each test file of the run: leaves out the guard that the address of the file names, as in `some.test.ts?without=17`. */

interface Shared {
  [LEFT_OUT]?: string | undefined
  /** The same database for who may do everything there. */
  hubSuperuser?: (address: DatabaseAddress) => DatabaseAddress
  /** What is left out of statements. */
  hubCondition?: RegExp | undefined
  hubWatchesStatements?: boolean
}

/** Shared by all files that a worker runs one after the other, as the driver is. */
const shared = globalThis as Shared
shared.hubSuperuser = ({ database }) => ({ ...inject('databaseAdmin'), database })
watchStatements()

// oxlint-disable-next-line no-empty-pattern -- vitest takes nothing but a pattern there
beforeAll(({}, suite) => {
  const [, nth] = /[?&]without=(\d+)/.exec(suite.file.filepath) ?? []
  const mutation = nth === undefined ? undefined : MUTATIONS[Number(nth)]
  shared[LEFT_OUT] = mutation?.name
  shared.hubCondition = mutation && 'condition' in mutation ? mutation.condition : undefined
})

function watchStatements(): void {
  if (shared.hubWatchesStatements) return
  shared.hubWatchesStatements = true
  const query = pg.Client.prototype.query as (config: unknown, ...rest: unknown[]) => unknown
  pg.Client.prototype.query = function (this: pg.Client, config: unknown, ...rest: unknown[]) {
    const statement = config as { text?: string } | string
    if (!shared.hubCondition || typeof statement === 'string' || !statement.text)
      return query.call(this, config, ...rest)
    // What stands for a value must be asked for, or PostgreSQL does not know its type.
    const text = statement.text.replaceAll(shared.hubCondition, (found) => `((${found}) is not null)`)
    return query.call(this, { ...statement, text }, ...rest)
  } as typeof pg.Client.prototype.query
}
