import type { Call } from '../context.ts'
import { notAllowed, notFound } from '../contract/problems.ts'
import { recordAudit } from '../audit/service.ts'
import { inTransaction } from '../db/transaction.ts'
import { closeToTeam, findPlaylist } from '../playlists/admin-service.ts'
import { deleteTeamShares } from './write-store.ts'

export interface TeamShareInput {
  team_id: string
  playlist_id: string
  action?: 'unshare' | 'dismiss'
}

/** Ends that a playlist is shared with a team. @throws 403 without a right to the playlist or the team, 404 where there is nothing to end */
export async function endTeamShare(
  call: Call,
  { team_id, playlist_id, action = 'unshare' }: TeamShareInput,
): Promise<void> {
  const playlist = await findPlaylist(call, playlist_id)
  if (!playlist) throw notFound()
  const teamId = team_id.toLowerCase()
  if (!mayEnd(call, teamId, playlist.ownerTeamId))
    throw notAllowed('You may take back only what one of your teams owns or what was shared with it.')
  await inTransaction(call, async (call) => {
    const wasShared = await deleteTeamShares(call.db, playlist.id, teamId)
    const wasOpen = action === 'unshare' && (await closeToTeam(call, playlist.id, teamId))
    if (!wasShared && !wasOpen) throw notFound()
    await recordAudit(call, {
      action: 'UPDATE',
      objectType: 'playlist',
      objectId: playlist.id,
      objectName: playlist.name,
      details: [{ property: 'teamShare', value: { teamId, action } }],
    })
  })
}

function mayEnd({ caller, hub }: Call, teamId: string, ownerTeamId: string | null): boolean {
  if (caller.privileges.has('playlist_write')) return true
  const managed = hub.features.includes('team_playlists') && caller.scopes === null ? caller.managedTeamIds : []
  return managed.includes(teamId) || (ownerTeamId !== null && managed.includes(ownerTeamId))
}
