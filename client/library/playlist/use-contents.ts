import { useQuery } from '@tanstack/react-query'
import * as access from '../../../generated/access.ts'
import {
  getListPlaylistContentsQueryKey,
  listPlaylistContents,
} from '../../../generated/client/playlists-admin/playlists-admin.ts'
import type { PlaylistContent } from '../../../generated/client/model/playlistContent.ts'
import { can } from '../../api/can.ts'
import { etagOf } from '../../api/fetcher.ts'
import { useSession } from '../../api/session.ts'
import { loadDraft, type Held, type OwnDraft } from './contents-draft.ts'
import { entriesOf } from './contents-rules.ts'

/** What one call answers at the most. */
const PAGE_SIZE = 100

/** What the playlist holds, with the etag that a change names, and one's own draft of it. */
export interface LoadedContents extends Held, OwnDraft {
  /** When what it holds is due, by its id. It is no part of the contents, and nobody changes it here. */
  dueDates: ReadonlyMap<string, string>
  /** The ids of what learners do not find in it, because it is not published itself. */
  drafts: ReadonlySet<string>
}

const NO_DRAFT: OwnDraft = { draft: null, draftTag: '' }

/**
 * All that a playlist holds, of one version: what was changed between two pages is read again from the start. Whoever comes
 * back to it reads it anew, since a draft may have been changed on another device.
 */
export function useContents(playlistId: string) {
  const hasDrafts = can(useSession(), access.getPlaylistContentsDraft)
  return useQuery({
    queryKey: [...getListPlaylistContentsQueryKey(playlistId), { pages: 'all' }],
    queryFn: async ({ signal }): Promise<LoadedContents> => {
      const [contents, draft] = await Promise.all([
        loadContents(playlistId, signal),
        hasDrafts ? loadDraft(playlistId, signal) : NO_DRAFT,
      ])
      return { ...contents, ...draft }
    },
    gcTime: 0,
  })
}

async function loadContents(playlistId: string, signal: AbortSignal): Promise<Omit<LoadedContents, keyof OwnDraft>> {
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
  const drafts = new Set(items.flatMap((item) => (item.type !== 'section' && !item.published ? [item.id] : [])))
  return { entries: entriesOf(items), dueDates, drafts, etag }
}
