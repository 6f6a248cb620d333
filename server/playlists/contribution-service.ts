import { recordAudit, recordUnchanged } from '../audit/service.ts'
import { viewerOf } from '../content/rules.ts'
import { findTarget } from '../content/service.ts'
import type { Call } from '../context.ts'
import { badInput, conflict, notFound, Problem } from '../contract/problems.ts'
import { inTransaction } from '../db/transaction.ts'
import { append, removeItem } from './playlist-service.ts'
import * as contributions from './contribution-store.ts'
import { refuseCircular } from './playlist-contents-plan-service.ts'
import { mayContribute } from './rules.ts'
import * as store from './store.ts'
import * as write from './playlist-write-store.ts'

/** What members of the owning team add to a playlist, where its editors let them. */

const MAX_A_DAY = 10
const DAY_MS = 86_400_000

/**
 * Adds content to the end of a playlist, optional there. What is in it already stays where it is.
 * @throws 400 `unknown-reference`, 403 `contributions-not-allowed`, 404, 409 `circular-playlist` or `contribution-limit-reached`
 */
export async function addMyPlaylistContents(
  call: Call,
  playlistId: string,
  contentIds: readonly string[],
): Promise<void> {
  const ids = contentIds.map((id) => id.toLowerCase())
  await inTransaction(call, async (call) => {
    const playlist = await mustFind(call, playlistId)
    if (!mayContribute(call.caller, playlist))
      throw new Problem(
        403,
        'contributions-not-allowed',
        'Only members of the owning team may add to this playlist, and only where its editors allow it.',
      )
    for (const [index, id] of ids.entries()) await mustSee(call, id, index)
    // Held until the end, so that two who add at once do not take the same place.
    await write.markChanged(call.db, playlistId, call.context.now())
    const held = new Set(await write.listHeld(call.db, playlistId))
    const added = ids.filter((id) => !held.has(id))
    await mustBeFew(call, added.length)
    await refuseCircular(call.db, playlistId, added)
    for (const contentId of added) await contribute(call, playlistId, contentId)
    await record(call, playlist, { oldValue: null, value: added })
  })
}

async function mustFind(call: Call, playlistId: string): Promise<store.PlaylistRow> {
  const [playlist] = await store.findVisible(call.db, { ...viewerOf(call), id: playlistId })
  if (!playlist) throw notFound()
  return playlist
}

async function mustSee(call: Call, contentId: string, index: number): Promise<void> {
  const target = await findTarget(call, contentId)
  if (!target?.isVisible)
    throw badInput('unknown-reference', `/contentIds/${index}`, 'There is no such content, or you do not see it.')
}

async function mustBeFew({ db, caller, context }: Call, count: number): Promise<void> {
  const since = new Date(context.now().getTime() - DAY_MS)
  if ((await contributions.lockCount(db, caller.memberId, since)) + count > MAX_A_DAY)
    throw conflict(
      'contribution-limit-reached',
      'You can add ten things a day. Ask who edits the playlist to add the others.',
    )
}

async function contribute(call: Call, playlistId: string, contentId: string): Promise<void> {
  await append(call, playlistId, contentId, true)
  const { memberId } = call.caller
  await contributions.insertContribution(call.db, { playlistId, contentId, memberId, now: call.context.now() })
}

/** Takes back what the caller added. @throws 403 `not-your-contribution`, 404 */
export async function removeMyPlaylistContent(call: Call, playlistId: string, contentId: string): Promise<void> {
  const id = contentId.toLowerCase()
  await inTransaction(call, async (call) => {
    const playlist = await mustFind(call, playlistId)
    await write.markChanged(call.db, playlistId, call.context.now())
    if (!(await write.listHeld(call.db, playlistId)).includes(id)) throw notFound()
    const { memberId } = call.caller
    if (!(await contributions.takeBack(call.db, { playlistId, contentId: id, memberId })))
      throw new Problem(
        403,
        'not-your-contribution',
        'Somebody else added this. Ask who edits the playlist to remove it.',
      )
    await removeItem(call, playlistId, id)
    await record(call, playlist, { oldValue: [id], value: null })
  })
}

function record(
  call: Call,
  { id, name }: Pick<store.PlaylistRow, 'id' | 'name'>,
  change: { oldValue: string[] | null; value: string[] | null },
): Promise<void> | void {
  if (change.value?.length === 0) return recordUnchanged(call)
  return recordAudit(call, {
    action: 'UPDATE',
    objectType: 'playlist',
    objectId: id,
    objectName: name,
    details: [{ property: 'contributions', ...change }],
  })
}
