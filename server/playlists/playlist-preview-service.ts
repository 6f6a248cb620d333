import { asNewcomer } from '../access/rights.ts'
import { refreshReach } from '../content/reach/service.ts'
import { viewerOf } from '../content/rules.ts'
import { findTarget } from '../content/service.ts'
import type { Call } from '../context.ts'
import { notFound } from '../contract/problems.ts'
import type { Page, PageQuery } from '../db/page.ts'
import { inRehearsal } from '../db/transaction.ts'
import { listMyPlaylistContents, type Entry } from './service.ts'
import * as store from './store.ts'
import { markPublished } from './playlist-write-store.ts'

/** A playlist as learners would see it, for those who arrange it. */

export interface PlaylistPreview extends Page<Entry> {
  /** Why they would not see it at all. */
  hiddenReason: 'audience' | 'noPlaylist' | null
  hidden: store.HiddenItem[]
  hiddenCount: number
}

const UNSEEN: Omit<PlaylistPreview, 'hiddenReason'> = { hidden: [], hiddenCount: 0, items: [], total: 0 }

/**
 * What somebody of a team, or of none, who has done nothing yet would see, were the playlist published.
 * @throws 404 for a playlist that is not there or deleted
 */
export async function previewPlaylist(
  call: Call,
  playlistId: string,
  { teamId, ...page }: PageQuery & { teamId?: string | undefined },
): Promise<PlaylistPreview> {
  const [playlist] = await store.findForEditing(call.db, { ...viewerOf(call), id: playlistId })
  if (!playlist || playlist.isDeleted) throw notFound()
  const { audience, teamIds, published } = playlist
  if (!isInAudience({ audience, teamIds }, teamId)) return { ...UNSEEN, hiddenReason: 'audience' }
  const learner = asNewcomer(call, teamId)
  if (published) return look(learner, playlistId, page)
  return inRehearsal(learner, async (learner) => {
    await markPublished(learner.db, playlistId)
    await refreshReach(learner, [playlistId])
    return look(learner, playlistId, page)
  })
}

function isInAudience({ audience, teamIds }: { audience: string; teamIds: readonly string[] }, teamId?: string) {
  return audience === 'all' || (audience === 'teams' && teamId !== undefined && teamIds.includes(teamId))
}

async function look(learner: Call, playlistId: string, page: PageQuery): Promise<PlaylistPreview> {
  const target = await findTarget(learner, playlistId)
  if (!target?.isVisible) return { ...UNSEEN, hiddenReason: 'noPlaylist' }
  const seen = await listMyPlaylistContents(learner, playlistId, { ...page, format: 'all' })
  const hidden = await store.listHiddenItems(learner.db, { ...viewerOf(learner), id: playlistId })
  return { ...seen, hiddenReason: null, hidden, hiddenCount: hidden[0]?.count ?? 0 }
}
