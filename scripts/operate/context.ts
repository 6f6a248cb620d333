import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { canSignIn } from '../../server/db/claim.ts'
import { connect } from '../../server/db/connect.ts'
import { findPlace } from '../../server/db/embedded-place.ts'
import { startEmbedded } from '../../server/db/embedded.ts'
import { appAddress } from '../../server/db/open.ts'
import type { Context } from '../../server/context.ts'
import { makeContext } from '../../server/make-context.ts'
import { readConfig, type Config } from '../../server/platform/config.ts'
import { createJobs } from '../../server/platform/jobs.ts'
import { createLog } from '../../server/platform/log.ts'

/**
 * Does something to the hubs of these settings, beside a hub that runs or without one: an embedded database that sleeps is
 * woken for as long as it takes.
 */
export async function withContext<T>(act: (context: Context) => Promise<T>): Promise<T> {
  const config = readConfig(process.env)
  const rest = await wake(config)
  const address = appAddress(config)
  const log = createLog('error')
  const jobs = createJobs(address, log, config.transactionPooler)
  const databases = connect(address, { poolSize: 2, transactionPooler: config.transactionPooler, isPatient: true })
  try {
    return await act(makeContext({ config, databases, jobs, log }))
  } finally {
    await databases.close()
    await rest()
  }
}

/** The same for what leaves work for the hub, such as a mail. */
export function withJobs<T>(act: (context: Context) => Promise<T>): Promise<T> {
  return withContext(async (context) => {
    await context.jobs.start()
    try {
      return await act(context)
    } finally {
      await context.jobs.stop()
    }
  })
}

/** Sees to it that there is a database. @returns what lets it rest again where it was woken */
export async function wake(config: Config): Promise<() => Promise<void>> {
  if (config.database || (await canSignIn(appAddress(config)))) return async () => undefined
  const dataDir = join(config.dataDir, 'postgres')
  const place = await findPlace(dataDir)
  if (!existsSync(join(place.dataDir, 'PG_VERSION')))
    throw new Error(`There is no database in ${place.dataDir} yet; the first start makes it.`)
  const server = await startEmbedded({
    dataDir,
    port: config.databasePort,
    password: config.databasePasswords.superuser,
  })
  return () => server.stop()
}
