import type { Call } from '../context.ts'
import { readPageAfter } from '../contract/after.ts'
import { restorableSince } from '../contract/restorable.ts'
import { cappedTotal, countCap, type CappedPage, type CountCap, type ListQuery } from '../db/page.ts'
import type { LibraryFilter, LibraryOrder, Place } from './library.sql.ts'
import { nameSearch } from './name-search-store.ts'
import { wholeSearch } from './name-search.sql.ts'

/** The lists of the library: filters, order and pages, which playlists and assets have in common. */

export interface LibraryQuery extends ListQuery {
  teamId?: string | undefined
  topicId?: string | undefined
  externalRefId?: string | undefined
  published?: boolean | undefined
  updatedSince?: string | undefined
  includeDeleted: boolean
  onlyDeleted: boolean
  column: LibraryOrder['column']
  order?: 'asc' | 'desc' | undefined
  after?: string | undefined
}

export interface LibraryPage<R> extends CappedPage<R> {
  nextAfter: string | null
}

/** What a store answers for a page: one row more than asked for where there is one, so that the end is known. */
export interface LibraryStore<R> {
  rows(filter: LibraryFilter, order: LibraryOrder, page: { limit: number; offset: number }): Promise<R[]>
  count(filter: LibraryFilter, cap: CountCap): Promise<{ total: number }[]>
}

/**
 * @param list the operation, to which the place of the next page is bound, and what else narrows it
 * @param ownerTeamIds the teams whose things alone are listed, or null for all @throws 400 `after-not-usable`
 */
export async function readLibrary<R extends Place>(
  call: Call,
  list: readonly unknown[],
  { query, ownerTeamIds }: { query: LibraryQuery; ownerTeamIds: readonly string[] | null },
  store: LibraryStore<R>,
): Promise<LibraryPage<R>> {
  const { column } = query
  const direction = query.order ?? (column === 'name' ? 'asc' : 'desc')
  const { restorableSince, ...narrowing } = listFilter(call, query, ownerTeamIds)
  const search = query.search === undefined ? null : await nameSearch(call.db, query.search)
  const filter: LibraryFilter = { ...narrowing, restorableSince, search }
  const cap = countCap(query)
  const page = await readPageAfter(call, [...list, narrowing, column, direction], query, {
    rows: ({ after, ...page }) =>
      store.rows(filter, { column, direction, place: after && { key: after.key!, id: after.id } }, page),
    count: () => store.count(filter, cap),
    lastRowOf: ({ key, id }) => ({ key, id }),
  })
  return { ...page, ...cappedTotal(page.total, cap) }
}

/** What a list of the library is narrowed to. @param ownerTeamIds the teams whose things alone are meant, or null for all */
export function listFilter(
  call: Call,
  query: Partial<LibraryQuery>,
  ownerTeamIds: readonly string[] | null,
): LibraryFilter {
  return {
    search: query.search === undefined ? null : wholeSearch(query.search),
    teamId: query.teamId ?? null,
    topicId: query.topicId ?? null,
    externalRefId: query.externalRefId ?? null,
    published: query.published ?? null,
    updatedSince: query.updatedSince ? new Date(query.updatedSince) : null,
    deleted: query.onlyDeleted ? 'only' : query.includeDeleted ? 'with' : 'without',
    restorableSince: restorableSince(call.context.now()),
    ownerTeamIds,
  }
}
