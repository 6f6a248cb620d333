import { mayRead } from '../../access/rights.ts'
import type { Call, Privilege } from '../../context.ts'
import { readPageAfter, type PageAfter, type PageAfterQuery } from '../../contract/after.ts'
import { notFound } from '../../contract/problems.ts'
import { cappedTotal, countCap, type CappedPage } from '../../db/page.ts'
import { nameSearch } from '../name-search-store.ts'
import { viewerOf } from '../rules.ts'
import { allCardsById, cardsById, type CardRow } from '../lists/card-service.ts'
import { findTarget } from '../service.ts'
import * as store from './content-list-store.ts'

/** All content of the hub, for those who choose from it. */

export interface ContentQuery extends PageAfterQuery {
  audience: 'all' | 'noadmin'
  teamIds?: readonly string[] | undefined
  type?: readonly string[] | undefined
  search?: string | undefined
  privilege?: Privilege | undefined
  playlistIdForCircularReferenceCheck?: string | undefined
  getFullData: boolean
  id?: string | undefined
  owner: store.ContentFilter['owner']
}

type ListedContent = store.ContentRow & { parents: store.ParentRow[] }
export type ContentList = PageAfter<ListedContent> & CappedPage<ListedContent>

/** @param teams those whose content alone is listed; null for all @throws 400 `after-not-usable` */
export async function listContent(
  call: Call,
  teams: readonly string[] | null,
  { limit, offset, after, ...query }: ContentQuery,
): Promise<ContentList> {
  const kinds = kindsOf(call, teams, query.privilege)
  if (!kinds.playlists && !kinds.assets) return { items: [], total: 0, totalIsCapped: false, nextAfter: null }
  const filter: store.ContentFilter = {
    kinds,
    types: query.type,
    owner: query.owner,
    id: query.id,
    search: query.search === undefined ? null : await nameSearch(call.db, query.search),
    withoutAdmin: query.audience === 'noadmin',
    teamIds: query.teamIds,
    exceptIds: await holdersOf(call, query.playlistIdForCircularReferenceCheck),
    ownerTeamIds: teams,
  }
  const cap = countCap({ limit, offset })
  const page = await readPageAfter(
    call,
    ['listContent', query],
    { limit, offset, after },
    {
      rows: (page) => store.listContent(call.db, filter, page),
      count: () => store.countContent(call.db, filter, cap),
      lastRowOf: ({ sortName, id }) => ({ key: sortName, id }),
    },
  )
  return { ...page, ...cappedTotal(page.total, cap), items: await withParents(call, page.items, query.getFullData) }
}

/** What kinds of content the caller may have: what their rights let them read, or all that a manager's teams own, and of that what one right lets them use. */
function kindsOf({ caller }: Call, teams: readonly string[] | null, privilege: Privilege | undefined) {
  const holds = (...rights: Privilege[]) => teams !== null || rights.some((right) => caller.privileges.has(right))
  const isUsable = (kind: 'playlist' | 'asset') =>
    privilege === undefined ||
    (caller.privileges.has(privilege) && !privilege.startsWith(kind === 'playlist' ? 'asset' : 'playlist'))
  return {
    playlists: holds('playlist_read', 'nudge_read') && isUsable('playlist'),
    assets: holds('asset_read', 'nudge_read') && isUsable('asset'),
  }
}

/** Playlists are nested three deep; this only ends a loop that cannot be there. */
const MAX_DEPTH = 10

/** A playlist and all that hold it, directly or through others. */
async function holdersOf({ db }: Call, playlistId: string | undefined): Promise<string[]> {
  if (playlistId === undefined) return []
  const found = new Set<string>()
  let level = [playlistId]
  for (let depth = 0; level.length && depth < MAX_DEPTH; depth += 1) {
    for (const id of level) found.add(id)
    level = (await store.listHolders(db, level)).filter((id) => !found.has(id))
  }
  return [...found]
}

async function withParents(call: Call, rows: store.ContentRow[], isWanted: boolean): Promise<ContentList['items']> {
  const ids = rows.map(({ id }) => id)
  const parents = isWanted && ids.length ? await store.listParents(call.db, viewerOf(call), ids) : []
  const of = Map.groupBy(parents, ({ contentId }) => contentId)
  return rows.map((row) => ({ ...row, parents: of.get(row.id) ?? [] }))
}

/** @throws 404 for what the caller may neither see nor read */
export async function getContentCard(call: Call, id: string): Promise<CardRow> {
  const [seen] = await cardsById(call, [id])
  if (seen) return seen
  const target = await findTarget(call, id)
  const isReadable = target !== null && (call.caller.privileges.has('nudge_read') || mayRead(call, target))
  const [card] = isReadable ? await allCardsById(call, [id]) : []
  if (!card) throw notFound()
  return card
}
