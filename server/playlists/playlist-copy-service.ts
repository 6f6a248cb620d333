import { beyondYourTeams } from '../access/bounds.ts'
import { may } from '../access/rights.ts'
import { recordAudits } from '../audit/service.ts'
import { refreshReach } from '../content/reach/service.ts'
import { indexContent } from '../content/search/index-service.ts'
import type { Call } from '../context.ts'
import { badInput } from '../contract/problems.ts'
import { inTransaction } from '../db/transaction.ts'
import { newId } from '../platform/ids.ts'
import { mustBeTopics } from './playlist-service.ts'
import * as store from './playlist-copy-store.ts'
import { baseOf, numbered } from './playlist-copy-rules.ts'
import { refreshSummaries } from './summary-service.ts'

/** Copies of playlists: drafts that hold the same as the originals. */

export interface Duplication {
  playlistIds: readonly string[]
  withIndex?: boolean
  selectedTopicId?: string | null
}

/** All of them or none. @throws 400 `unknown-reference`, 403 `beyond-your-teams` for what a manager could not have made */
export function duplicatePlaylists(
  call: Call,
  { playlistIds, withIndex = false, selectedTopicId = null }: Duplication,
): Promise<store.Copy[]> {
  return inTransaction(call, async (call) => {
    const sources = await mustFind(call, playlistIds)
    if (selectedTopicId) await mustBeTopics(call, [selectedTopicId], '/selectedTopicId')
    const copies: store.Copy[] = []
    for (const { id, name } of sources) {
      const taken = withIndex ? await store.listNames(call.db, baseOf(name)) : []
      const given = withIndex ? numbered(name, [...taken, ...copies.map((copy) => copy.name)]) : name
      copies.push({ id: newId(), sourceId: id, name: given })
    }
    await store.insertCopies(call.db, copies, call.caller.memberId, call.context.now())
    await store.copyTopics(call.db, copies, selectedTopicId)
    await store.copyContents(call.db, copies, newId)
    const ids = copies.map(({ id }) => id)
    await refreshSummaries(call, ids)
    await refreshReach(call, ids)
    await indexContent(call, ids)
    await recordAudits(
      call,
      copies.map(({ id, name, sourceId }) => ({
        action: 'CREATE' as const,
        objectType: 'playlist',
        objectId: id,
        objectName: name,
        details: [{ property: 'sourceId', oldValue: null, value: sourceId }],
      })),
    )
    return copies
  })
}

type Source = Awaited<ReturnType<typeof store.listSources>>[number]

/** In the order in which they are named. */
async function mustFind(call: Call, ids: readonly string[]): Promise<Source[]> {
  const found = new Map((await store.listSources(call.db, ids)).map((source) => [source.id, source]))
  return ids.map((id, index) => {
    const source = found.get(id.toLowerCase())
    if (!source) throw badInput('unknown-reference', `/playlistIds/${index}`, 'There is no such playlist in this hub.')
    if (!mayMake(call, source))
      throw beyondYourTeams([
        { pointer: `/playlistIds/${index}`, message: 'You can copy only what is for teams that you manage.' },
      ])
    return source
  })
}

/** A manager who copies what is for everybody would make something for everybody. */
function mayMake(call: Call, { audience, teamIds }: Source): boolean {
  const forWhom = audience === 'teams' ? teamIds : [null]
  return forWhom.every((id) => may(call, 'createPlaylist', id))
}
