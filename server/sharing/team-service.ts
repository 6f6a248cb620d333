import type { Call } from '../context.ts'
import { notFound } from '../contract/problems.ts'
import { recordAudit } from '../db/audit.ts'
import { inTransaction } from '../db/transaction.ts'
import { closeToTeam, findPlaylist } from '../playlists/admin-service.ts'
import { deleteTeamShares } from './write-store.ts'

export interface TeamShareInput {
  team_id: string
  playlist_id: string
  action?: 'unshare' | 'dismiss'
}

/** Ends that a playlist is shared with a team. @throws 404 where there is nothing to end */
export async function endTeamShare(
  call: Call,
  { team_id, playlist_id, action = 'unshare' }: TeamShareInput,
): Promise<void> {
  const playlist = await findPlaylist(call, playlist_id)
  if (!playlist) throw notFound()
  const teamId = team_id.toLowerCase()
  await inTransaction(call.db, async (db) => {
    const wasShared = await deleteTeamShares(db, playlist.id, teamId)
    const wasOpen = action === 'unshare' && (await closeToTeam(db, call, playlist.id, teamId))
    if (!wasShared && !wasOpen) throw notFound()
    await recordAudit(db, call, {
      action: 'UPDATE',
      objectType: 'playlist',
      objectId: playlist.id,
      objectName: playlist.name,
      details: [{ property: 'teamShare', value: { teamId, action } }],
    })
  })
}
