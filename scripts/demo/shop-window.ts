import { connect } from '../../server/db/connect.ts'
import type { Context, HubCall } from '../../server/context.ts'
import { featureContent } from '../../server/content/lists/service.ts'
import { hubOfHost } from '../../server/hubs/registry-service.ts'
import { appAddress } from '../../server/db/open.ts'
import { readConfig } from '../../server/platform/config.ts'

export interface ShopWindow {
  /** Features content in this order. */
  featured(contentIds: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** To feature content has no call of its own yet, so the demo asks the service for it, on a connection beside the hub's. */
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
    async featured(contentIds) {
      await featureContent(await hubCall(), contentIds)
    },
    close: () => databases.close(),
  }
}
