import type { Call } from '../context.ts'
import { notFound } from '../contract/problems.ts'
import { recordAudit } from '../audit/service.ts'
import { inTransaction } from '../db/transaction.ts'
import { closeToTeam, findPlaylist } from '../playlists/playlist-service.ts'
import { deleteTeamShares } from './share-write-store.ts'

export interface TeamShareInput {
  team_id: string
  playlist_id: string
  action?: 'unshare' | 'dismiss'
}

/** Ends that a playlist is shared with a team. @throws 404 where there is nothing to end */
export async function deleteTeamShare(
  call: Call,
  { team_id, playlist_id, action = 'unshare' }: TeamShareInput,
): Promise<void> {
  const playlist = await findPlaylist(call, playlist_id)
  if (!playlist) throw notFound()
  const teamId = team_id.toLowerCase()
  await inTransaction(call, async (call) => {
    const wasShared = await deleteTeamShares(call.db, playlist.id, teamId)
    const wasOpen = action === 'unshare' && (await closeToTeam(call, playlist.id, teamId))
    if (!wasShared && !wasOpen) throw notFound()
    await recordAudit(call, {
      action: 'UPDATE',
      objectType: 'playlist',
      objectId: playlist.id,
      objectName: playlist.name,
      details: [{ property: 'teamShare', oldValue: null, value: { teamId, action } }],
    })
  })
}
