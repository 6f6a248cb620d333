import { connect, type Databases } from '../../server/db/connect.ts'
import type { Context, HubCall } from '../../server/context.ts'
import { featureContent } from '../../server/content/service.ts'
import { hubOfHost } from '../../server/hubs/registry.ts'
import { appAddress } from '../../server/db/open.ts'
import { readConfig } from '../../server/platform/config.ts'
import { createTopic } from '../../server/topics/service.ts'

/** Topics and featured content have no call of their own yet, so the demo asks the services for them. */

let databases: Databases | undefined

async function hubCall(): Promise<HubCall> {
  const config = readConfig(process.env)
  databases ??= connect(appAddress(config), { poolSize: 1, transactionPooler: config.transactionPooler })
  const context = { config, databases, now: () => new Date() } as Context
  const hub = await hubOfHost(context, 'localhost')
  if (!hub) throw new Error('The demo hub at localhost is missing. Remove the data folder (make clean) and start again.')
  return { context, hub, db: databases.forHub(hub.domainId) }
}

export const arrangeShop = {
  /** Makes topics in this order. @returns their ids by name */
  async topics(names: readonly string[]): Promise<Map<string, string>> {
    const call = await hubCall()
    const ids = new Map<string, string>()
    for (const [rank, name] of names.entries()) ids.set(name, await createTopic(call, { name, parentId: null, rank }))
    return ids
  },
  async featured(contentIds: readonly string[]): Promise<void> {
    await featureContent(await hubCall(), contentIds)
  },
  close: async () => databases?.close(),
}
