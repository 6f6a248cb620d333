import { cardsById, type CardRow } from '../content/lists/card-service.ts'
import { resolveGoals } from '../content/goal-service.ts'
import { setLiked, setSaved } from '../content/progress/service.ts'
import type { Call } from '../context.ts'
import { readCappedPage, readPage, type CappedPage, type ListQuery, type PageQuery } from '../db/page.ts'
import { notFound } from '../contract/problems.ts'
import type { Db } from '../db/connect.ts'
import { pageOf } from '../db/statement.ts'
import { viewerOf } from '../content/rules.ts'
import type { PersonRow } from '../users/person.sql.ts'
import { outlineOf } from '../playlists/service.ts'
import * as store from './store.ts'

export type { AssetRow } from './store.ts'

/** All that is shown of an asset. */
export type ShownAsset = store.ShownRow & { sharers: PersonRow[] }

/** An asset with its file and the caller's own state: one statement, and one more each where something is asked with it or it was shared. @throws 404 for what they may not see */
export async function getMyAsset(call: Call, assetId: string): Promise<ShownAsset> {
  const [row] = await store.findToShow(call.db, { ...viewerOf(call), id: assetId })
  if (!row) throw notFound()
  return whole(call, row)
}

/** An asset for those who edit it, whoever may see it. @throws 404, also for a deleted one unless it is asked for */
export async function getAsset(call: Call, assetId: string, includeDeleted: boolean): Promise<ShownAsset> {
  const [row] = await store.findForEditing(call.db, { ...viewerOf(call), id: assetId })
  if (!row || (row.isDeleted && !includeDeleted)) throw notFound()
  return whole(call, row)
}

async function whole(call: Call, row: store.ShownRow): Promise<ShownAsset> {
  const [[resolved], [shared]] = await Promise.all([
    resolveGoals(call, [row]),
    row.wasHandedOver ? store.findSharers(call.db, { ...viewerOf(call), id: row.id }) : [],
  ])
  return { ...resolved!, sharers: shared?.sharers ?? [] }
}

/** What doing something with an asset takes. @throws 404 for what the caller may not see */
export async function mustSeeAsset(call: Call, assetId: string): Promise<store.AssetRow> {
  const [row] = await store.findVisible(call.db, { ...viewerOf(call), id: assetId })
  if (!row) throw notFound()
  return row
}

/** The assets that the caller may see, the newest change first. Two statements, whatever the length. */
export async function listMyAssets(call: Call, query: ListQuery): Promise<CappedPage<store.ListedAsset>> {
  const { shape, count, values } = pageOf(query)
  const asked = { ...viewerOf(call), ...values }
  return readCappedPage(store.listVisible(call.db, asked, shape), store.countVisible(call.db, asked, count), count.cap)
}

/** The playlists that hold an asset, as far as the caller may see them. @throws 404 for an asset that they may not see */
export async function listMyAssetParentPlaylists(call: Call, assetId: string, page: PageQuery) {
  const value = { ...viewerOf(call), id: assetId }
  return readPage(store.listParents(call.db, value, page), countParents(call.db, value))
}

async function countParents(db: Db, value: store.OneValues): Promise<number> {
  const [count] = await store.countParents(db, value)
  if (!count) throw notFound()
  return count.total
}

/** How far the caller is. @throws 404 for what they may not see */
export async function getMyAssetStatus(call: Call, assetId: string) {
  const [row] = await store.findState(call.db, { ...viewerOf(call), id: assetId })
  if (!row) throw notFound()
  return row
}

export interface PlacedAsset {
  asset: ShownAsset
  playlistId: string
  rank: string
  optional: boolean
  previous: CardRow | null
  next: CardRow | null
}

/** An asset at its place in a playlist, between what is open to the caller. @throws 404 where it is closed or not held */
export async function getMyAssetInPlaylist(call: Call, assetId: string, playlistId: string): Promise<PlacedAsset> {
  const [asset, { sections, items }] = await Promise.all([getMyAsset(call, assetId), outlineOf(call, playlistId)])
  const closed = new Set(sections.filter(({ lock }) => lock !== null).map(({ id }) => id))
  const open = items.filter((item) => item.isMeant && !(item.sectionId && closed.has(item.sectionId)))
  const index = open.findIndex(({ contentId }) => contentId === assetId)
  const place = open[index]
  if (!place) throw notFound()
  const [before, after] = [open[index - 1]?.contentId, open[index + 1]?.contentId]
  const cards = await cardsById(
    call,
    [playlistId, before, after].filter((id) => id !== undefined),
  )
  const card = (id: string | undefined) => cards.find((each) => each.id === id) ?? null
  // The outline says nothing of who may see the playlist itself.
  if (card(playlistId)?.type !== 'playlist') throw notFound()
  return { asset, playlistId, rank: place.rank, optional: place.optional, previous: card(before), next: card(after) }
}

/** Puts an asset on the caller's saved list. @throws 404 for what they may not see */
export async function saveMyAsset(call: Call, assetId: string): Promise<void> {
  await setSaved(call, { kind: 'asset', id: assetId }, true)
}

/** Takes an asset off the caller's saved list. @throws 404 for what they may not see */
export async function unsaveMyAsset(call: Call, assetId: string): Promise<void> {
  await setSaved(call, { kind: 'asset', id: assetId }, false)
}

/** Replaces what the caller thinks of an asset. @param rating 1 to 5 @throws 404 for what they may not see */
export async function likeMyAsset(
  call: Call,
  assetId: string,
  like: { isLiked: boolean; rating: number | null; message: string | null },
): Promise<void> {
  await setLiked(call, { kind: 'asset', id: assetId }, like)
}
