import { recordAudits, recordUnchanged, type AuditEntry } from '../../audit/service.ts'
import type { Call } from '../../context.ts'
import { badInput, conflict, notFound } from '../../contract/problems.ts'
import { readPage, type Page, type PageQuery } from '../../db/page.ts'
import { inTransaction } from '../../db/transaction.ts'
import { lockHub } from '../../hubs/service.ts'
import * as store from './featured-store.ts'

/** What admins feature: a list for each team, and one for everybody. */

export type { FeaturedRow } from './featured-store.ts'

const MAX_FEATURED = 100

/** What the path names: teams, or everybody. @throws 404 for a team that the hub does not have */
async function listsOf({ db }: Call, named: string): Promise<readonly string[] | null> {
  if (named === 'all') return null
  const ids = [...new Set(named.toLowerCase().split(','))]
  const found = ids.every((id) => UUID.test(id)) ? await store.findTeams(db, ids) : new Set()
  if (!ids.every((id) => found.has(id))) throw notFound()
  return ids
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** One list after the other, each in its order. @throws 404 */
export async function listFeaturedContent(
  call: Call,
  named: string,
  page: PageQuery,
): Promise<Page<store.FeaturedRow>> {
  const teamIds = await listsOf(call, named)
  return readPage(store.listFeatured(call.db, teamIds, page), store.countFeatured(call.db, teamIds))
}

/** Puts content at the end of lists. @throws 404, 400 `unknown-reference`, `content-not-featurable`, 409 `featured-limit-reached` */
export function addFeaturedContent(call: Call, named: string, contentIds: readonly string[]): Promise<void> {
  const ids = contentIds.map((id) => id.toLowerCase())
  return changing(call, named, 'UPDATE', async (call) => {
    await mustBeFeaturable(call, ids)
    return (list) => {
      const next = [...list, ...ids.filter((id) => !list.includes(id))]
      if (next.length > MAX_FEATURED)
        throw conflict('featured-limit-reached', 'A list holds 100 pieces of content at the most. Remove some first.')
      return next
    }
  })
}

async function mustBeFeaturable({ db }: Call, ids: readonly string[]): Promise<void> {
  const found = await store.findKinds(db, ids)
  for (const [index, id] of ids.entries()) {
    const pointer = `/contentIds/${index}`
    const content = found.get(id)
    if (!content) throw badInput('unknown-reference', pointer, 'There is no such content in this hub.')
    if (content.isTopic)
      throw badInput('content-not-featurable', pointer, 'Playlists and assets can be featured. Leave out the topic.')
  }
}

/** Takes content out of lists. @throws 404 */
export function removeFeaturedContent(call: Call, named: string, contentIds: readonly string[]): Promise<void> {
  const ids = new Set(contentIds.map((id) => id.toLowerCase()))
  return changing(call, named, 'UPDATE', async () => (list) => list.filter((id) => !ids.has(id)))
}

/** Moves content within each of the lists that hold it. @throws 404 where none does */
export function rankFeaturedContent(call: Call, named: string, contentId: string, rank: number): Promise<void> {
  const id = contentId.toLowerCase()
  let isThere = false
  return changing(
    call,
    named,
    'RANK',
    async () => (list) => {
      if (!list.includes(id)) return list
      isThere = true
      return list.filter((each) => each !== id).toSpliced(rank, 0, id)
    },
    () => {
      if (!isThere) throw notFound()
    },
  )
}

type Change = (list: readonly string[]) => readonly string[]

/** Changes lists, one after the other in a hub: each has an order and an end. Deleted content leaves them when they change. */
function changing(
  call: Call,
  named: string,
  action: AuditEntry['action'],
  plan: (call: Call) => Promise<Change>,
  check: () => void = () => undefined,
): Promise<void> {
  return inTransaction(call, async (call) => {
    const teamIds = await listsOf(call, named)
    await lockHub(call)
    const change = await plan(call)
    const places = await store.listPlaces(call.db, teamIds)
    const live = await store.findKinds(
      call.db,
      places.map(({ contentId }) => contentId),
    )
    const before = new Map<string | null, string[]>((teamIds ?? [null]).map((id) => [id, []]))
    for (const { teamId, contentId } of places) if (live.has(contentId)) before.get(teamId)!.push(contentId)
    const after = new Map([...before].map(([teamId, list]) => [teamId, change(list)]))
    check()
    await store.writeLists(call.db, after)
    await record(call, action, before, after)
  })
}

/** A line for each piece of content whose place changed, with its place in each of the lists. */
async function record(
  call: Call,
  action: AuditEntry['action'],
  before: ReadonlyMap<string | null, readonly string[]>,
  after: ReadonlyMap<string | null, readonly string[]>,
): Promise<void> {
  const ids = [...new Set([...before.values(), ...after.values()].flat())]
  const names = await store.findKinds(call.db, ids)
  const placeIn = (list: readonly string[], id: string) => (list.includes(id) ? list.indexOf(id) : null)
  const entries = ids.flatMap((id): AuditEntry[] => {
    const details = [...before].flatMap(([teamId, list]) => {
      const [oldValue, value] = [placeIn(list, id), placeIn(after.get(teamId)!, id)]
      const isMoved = action === 'RANK' || oldValue === null || value === null
      return oldValue === value || !isMoved ? [] : [{ property: `rank of ${teamId ?? 'all'}`, oldValue, value }]
    })
    if (details.length === 0) return []
    return [{ action, objectType: 'featuredContent', objectId: id, objectName: names.get(id)!.name, details }]
  })
  if (entries.length === 0) return recordUnchanged(call)
  await recordAudits(call, entries)
}
