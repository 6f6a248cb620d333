import type { Call, Context } from '../../server/context.ts'
import { connect } from '../../server/db/connect.ts'
import type { DatabaseAddress } from '../../server/platform/database-address.ts'
import { getMyAsset } from '../../server/assets/service.ts'
import { hubOfHost } from '../../server/hubs/registry-service.ts'
import type { Config } from '../../server/platform/config.ts'
import { listMyPlaylists } from '../../server/playlists/service.ts'
import { getTeamAssetHistory } from '../../server/activity/people-usage-service.ts'
import { BENCH_ASSET, BENCH_TEAM } from './data.ts'

export interface Statement {
  text: string
  values: unknown[]
}

/** The statements that three of our reads send, with their values, so that the rival sends exactly the same. */
export async function captureStatements(
  address: DatabaseAddress,
  config: Config,
  memberId: string,
): Promise<Record<'asset' | 'playlists' | 'trend', Statement[]>> {
  const sent: Statement[] = []
  const databases = connect(address, {
    poolSize: 2,
    transactionPooler: false,
    onStatement: (text, values) => sent.push({ text, values: [...values] }),
  })
  const context = { config, databases, now: () => new Date() } as Context
  const hub = (await hubOfHost(context, 'localhost'))!
  const caller = { memberId, teamIds: [], managedTeamIds: [], isAdmin: false } as unknown as Call['caller']
  const call = { context, hub, db: databases.forHub(hub.domainId), caller } as Call
  const during = async (read: () => Promise<unknown>) => {
    sent.length = 0
    await read()
    return [...sent]
  }
  const asset = await during(() => getMyAsset(call, BENCH_ASSET))
  const playlists = await during(() => listMyPlaylists(call, { limit: 25, offset: 0 }))
  const trend = await during(() => getTeamAssetHistory(call, BENCH_TEAM))
  await databases.close()
  return { asset, playlists, trend }
}
