import { connect } from '../../server/db/connect.ts'
import type { Context, HubCall } from '../../server/context.ts'
import { featureContent } from '../../server/content/lists/service.ts'
import { hubOfHost } from '../../server/hubs/registry-service.ts'
import { appAddress } from '../../server/db/open.ts'
import { readConfig } from '../../server/platform/config.ts'
import { createTopic } from '../../server/topics/service.ts'

export interface ShopWindow {
  /** Makes topics in this order. @returns their ids by name */
  topics(names: readonly string[]): Promise<Map<string, string>>
  /** Features content in this order. */
  featured(contentIds: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** Topics and featured content have no call of their own yet, so the demo asks the services for them, on a connection beside the hub's. */
export function openShopWindow(env: NodeJS.ProcessEnv): ShopWindow {
  const config = readConfig(env)
  const databases = connect(appAddress(config), { poolSize: 1, transactionPooler: config.transactionPooler })
  const context = { config, databases, now: () => new Date() } as Context
  const hubCall = async (): Promise<HubCall> => {
    const hub = await hubOfHost(context, 'localhost')
    if (!hub)
      throw new Error('The demo hub at localhost is missing. Remove the data folder (make clean) and start again.')
    return { context, hub, db: databases.forHub(hub.domainId) }
  }
  return {
    async topics(names) {
      const call = await hubCall()
      const ids = new Map<string, string>()
      for (const [rank, name] of names.entries()) ids.set(name, await createTopic(call, { name, parentId: null, rank }))
      return ids
    },
    async featured(contentIds) {
      await featureContent(await hubCall(), contentIds)
    },
    close: () => databases.close(),
  }
}
