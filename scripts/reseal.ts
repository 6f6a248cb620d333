import type { Context } from '../server/context.ts'
import { connect } from '../server/db/connect.ts'
import { appAddress } from '../server/db/open.ts'
import { readConfig } from '../server/platform/config.ts'
import { reseal } from '../server/reseal.ts'

/**
 * `make reseal`: seals what lies in the database with the first secret of HUB_SECRET, after which the ones behind it can be
 * taken away. The hub may run meanwhile; with the embedded PostgreSQL it has to. Takes the hub's settings.
 */
const config = readConfig(process.env)
const databases = connect(appAddress(config), { poolSize: 1, transactionPooler: config.transactionPooler })
try {
  const { counts, lost } = await reseal({ config, databases, now: () => new Date() } as Context)
  for (const [purpose, count] of counts) console.log(`${purpose}: ${count} sealed anew`)
  if (counts.size === 0) console.log('All is sealed with the first secret of HUB_SECRET.')
  for (const about of lost) console.log(`No secret of HUB_SECRET opens the ${about}.`)
  if (lost.length) process.exitCode = 1
  else if (config.secrets.length > 1)
    console.log(
      'Nothing in the database needs the secrets behind the first. In a day, when no link and no cookie of before counts any more, take them out of HUB_SECRET.',
    )
} finally {
  await databases.close()
}
