import type { HubCall } from '../context.ts'
import type { Db } from '../db/connect.ts'
import * as store from './playlist-write-store.ts'

/** Rank has three levels and nesting is as deep; this only ends a loop that cannot be there. */
const MAX_DEPTH = 10

/**
 * Brings the summaries of playlists up to date after what they hold has changed, and of those that hold them. Call it
 * in the transaction of the change: completion is counted over the summaries, so they must never lag behind.
 */
export async function refreshSummaries({ db }: Pick<HubCall, 'db'>, playlistIds: readonly string[]): Promise<void> {
  let level = [...new Set(playlistIds)]
  for (let depth = 0; level.length && depth < MAX_DEPTH; depth += 1) {
    for (const summary of await summarise(db, level)) await store.saveSummary(db, summary)
    level = await store.listHolders(db, level)
  }
}

/** Brings the playlists that hold some content up to date after it was published, taken back or changed its length. */
export async function refreshHolders(call: Pick<HubCall, 'db'>, contentIds: readonly string[]): Promise<void> {
  await refreshSummaries(call, await store.listHolders(call.db, contentIds))
}

async function summarise(db: Db, playlistIds: readonly string[]): Promise<store.Summary[]> {
  const direct = await store.listDirect(db, playlistIds)
  const nested = direct.filter(({ type }) => type === 'playlist')
  const inside = nested.length
    ? await store.listHeldAssets(
        db,
        nested.map(({ contentId }) => contentId),
      )
    : []
  return playlistIds.map((playlistId) => {
    const items = direct.filter((item) => item.playlistId === playlistId)
    const assets = items.flatMap((item) =>
      item.type === 'playlist'
        ? inside
            .filter((asset) => asset.playlistId === item.contentId)
            .map((asset) => ({ ...asset, optional: asset.optional || item.optional }))
        : [{ assetId: item.contentId, optional: item.optional, completionTime: item.completionTime }],
    )
    return summaryOf(playlistId, items.length, assets)
  })
}

/** An asset that is reached twice is required if it is required once. */
function summaryOf(
  playlistId: string,
  contentCount: number,
  assets: { assetId: string; optional: boolean; completionTime: number }[],
): store.Summary {
  const each = new Map<string, { assetId: string; optional: boolean; completionTime: number }>()
  for (const asset of assets) {
    const known = each.get(asset.assetId)
    each.set(asset.assetId, { ...asset, optional: asset.optional && (known?.optional ?? true) })
  }
  const all = [...each.values()]
  return {
    playlistId,
    assets: all.map(({ assetId, optional }) => ({ assetId, optional })),
    contentCount,
    requiredCount: all.filter(({ optional }) => !optional).length,
    completionTime: all.reduce((sum, asset) => sum + asset.completionTime, 0),
  }
}
