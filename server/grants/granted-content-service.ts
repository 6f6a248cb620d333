import { contentPublished, contentUnpublished } from '../content/events.ts'
import { refreshReach } from '../content/reach/service.ts'
import { indexContent } from '../content/search/index-service.ts'
import type { HubCall } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { publish } from '../event.ts'
import { allHubs } from '../hubs/registry-service.ts'
import { refreshHolders, refreshSummaries } from '../playlists/summary-service.ts'
import * as store from './granted-content-store.ts'
import { copyFiles } from './granted-file-service.ts'
import { filesOf, printOf, readGiven } from './given-content-service.ts'

/** Brings what other hubs share with this one up to date: what is new, what changed there, and what is shared no longer. */

export async function refreshCommon(call: HubCall): Promise<void> {
  const givers = await store.listGivers(call.db, call.hub.domainId)
  if (givers.length === 0) return
  const hubs = new Map((await allHubs(call.context)).map((hub) => [hub.domainId, hub]))
  for (const from of givers) await refreshFrom(call, from, hubs.get(from)?.hostname ?? '')
}

async function refreshFrom(call: HubCall, from: number, hostname: string): Promise<void> {
  const accepted = await store.listAccepted(call.db, from, call.hub.domainId)
  const named = new Set(accepted.flatMap(({ contentIds }) => contentIds))
  const giver = call.context.databases.forHub(from)
  const given = await readGiven(giver, named, (ids) => store.listTaken(call.db, ids, from))
  const before = await store.listCommon(call.db, from)
  const shown = new Map(before.flatMap(({ id, print, isDeleted }) => (isDeleted ? [] : [[id, print]])))
  const changed = [...given.values()]
    .map((each) => ({ given: each, print: printOf(each, hostname), from, hostname }))
    .filter((each) => shown.get(each.given.content.id) !== each.print)
  const gone = [...shown.keys()].filter((id) => !given.has(id))
  if (changed.length === 0 && gone.length === 0) return
  await copyFiles(
    call,
    from,
    changed.flatMap((each) => filesOf(each.given)),
  )
  await inTransaction(call, async (call) => {
    // What was accepted or ended meanwhile has brought a run of its own.
    const held = await store.listAccepted(call.db, from, call.hub.domainId, true)
    if (JSON.stringify(held) !== JSON.stringify(accepted)) return
    await write(call, { changed, gone, shown })
  })
}

interface Changes {
  changed: readonly store.Taken[]
  gone: readonly string[]
  /** What is shared already, by its id. */
  shown: ReadonlyMap<string, unknown>
}

async function write(call: HubCall, { changed, gone, shown }: Changes): Promise<void> {
  const { db } = call
  for (const each of changed) {
    await store.putContent(db, each)
    await store.putAsset(db, each.given)
    await store.putPlaylist(db, each.given)
  }
  for (const { given } of changed) await store.putPlaces(db, given)
  await store.putAway(db, gone, call.context.now())
  const changedIds = changed.map(({ given }) => given.content.id)
  const ids = [...changedIds, ...gone]
  const playlists = changed.filter(({ given }) => given.content.type === 'playlist')
  await refreshSummaries(
    call,
    playlists.map(({ given }) => given.content.id),
  )
  const [known, added] = [true, false].map((isShown) => changedIds.filter((id) => shown.has(id) === isShown))
  await refreshHolders(call, known!)
  await publish(call, contentPublished, { contentIds: added! })
  await publish(call, contentUnpublished, { contentIds: gone })
  await refreshReach(call, ids)
  await indexContent(call, ids)
}
