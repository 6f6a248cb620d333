import { pageOfLongList } from '../../shell/page-of-long-list.ts'
import type { LibrarySearch } from '../routes.ts'

/** What both lists of the library are asked for. */
export function listParams(search: LibrarySearch) {
  const { q, status, team, topic, column, order } = search
  return {
    ...pageOfLongList(search).asked,
    ...(q && { search: q }),
    ...(status === 'deleted' && { onlyDeleted: true }),
    ...(status === 'draft' && { published: false }),
    ...(status === 'published' && { published: true }),
    ...(team && { teamId: team }),
    ...(topic && { topicId: topic }),
    ...(column && { column }),
    ...(order && { order }),
  }
}

/** What an export of such a list is asked for. What is deleted is in none. */
export function exportParams({ kind, q, status, team, topic, type }: LibrarySearch) {
  return {
    kind: kind === 'assets' ? ('asset' as const) : ('playlist' as const),
    ...(q && { search: q }),
    ...(status === 'draft' && { published: false }),
    ...(status === 'published' && { published: true }),
    ...(team && { teamId: team }),
    ...(topic && { topicId: topic }),
    ...(kind === 'assets' && type && { type }),
  }
}

/** Whether the list may hold less than there is. */
export function isNarrowed({ q, status, team, topic, type }: LibrarySearch): boolean {
  return [q, status, team, topic, type].some((filter) => filter !== undefined)
}
