import { rebuildRollups } from '../server/activity/rollup-service.ts'
import { rebuildReach } from '../server/content/reach/service.ts'
import type { Context } from '../server/context.ts'
import { connect } from '../server/db/connect.ts'
import { appAddress } from '../server/db/open.ts'
import { allHubs } from '../server/hubs/registry-service.ts'
import { readConfig } from '../server/platform/config.ts'

/**
 * `make rebuild`: works out anew what the hub keeps beside its facts: who reaches content, and the figures of days. For after a
 * repair of the database by hand. The hub may run meanwhile; with the embedded PostgreSQL it has to. Takes the hub's settings.
 */
const config = readConfig(process.env)
const databases = connect(appAddress(config), { poolSize: 1, transactionPooler: config.transactionPooler })
try {
  const context = { config, databases, now: () => new Date() } as Context
  for (const hub of await allHubs(context)) {
    const call = { context, hub, db: databases.forHub(hub.domainId) }
    console.log(`${hub.name}: who reaches content`)
    await rebuildReach(call)
    console.log(`${hub.name}: the figures of days`)
    await rebuildRollups(call)
  }
} finally {
  await databases.close()
}
