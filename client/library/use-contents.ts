import { useQuery } from '@tanstack/react-query'
import {
  getListPlaylistContentsQueryKey,
  listPlaylistContents,
} from '../../generated/client/playlists-admin/playlists-admin.ts'
import type { PlaylistContent } from '../../generated/client/model/playlistContent.ts'
import { etagOf } from '../api/fetcher.ts'
import { entriesOf, type Entry } from './contents-rules.ts'

/** What one call answers at the most. */
const PAGE_SIZE = 100

export interface LoadedContents {
  entries: Entry[]
  /** When what it holds is due, by its id. It is no part of the contents, and nobody changes it here. */
  dueDates: ReadonlyMap<string, string>
  /** Of the whole; a change names it. */
  etag: string
}

/** All that a playlist holds, of one version: what was changed between two pages is read again from the start. */
export function useContents(playlistId: string) {
  return useQuery({
    queryKey: [...getListPlaylistContentsQueryKey(playlistId), { pages: 'all' }],
    queryFn: ({ signal }) => loadContents(playlistId, signal),
  })
}

async function loadContents(playlistId: string, signal: AbortSignal): Promise<LoadedContents> {
  const items: PlaylistContent[] = []
  let etag = ''
  for (let offset: number | null = 0; offset !== null;) {
    const page = await listPlaylistContents(playlistId, { limit: PAGE_SIZE, offset }, { signal })
    const version = etagOf(page) ?? ''
    if (offset > 0 && version !== etag) return loadContents(playlistId, signal)
    etag = version
    items.push(...page.items)
    offset = page.nextOffset
  }
  const dueDates = new Map(
    items.flatMap((item) => (item.type !== 'section' && item.dueDate ? [[item.id, item.dueDate] as const] : [])),
  )
  return { entries: entriesOf(items), dueDates, etag }
}
