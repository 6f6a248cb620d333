import { recordAudits } from '../../audit/service.ts'
import { refreshReach } from '../../content/reach/service.ts'
import { indexContent } from '../../content/search/index-service.ts'
import type { Call } from '../../context.ts'
import { badInput, conflict } from '../../contract/problems.ts'
import { inTransaction } from '../../db/transaction.ts'
import { newId } from '../../platform/ids.ts'
import { refreshSummaries } from '../../playlists/summary-service.ts'
import * as store from './asset-copy-store.ts'

/** Makes content of the hub's own from other content: what it is, and nothing of whom it was for. */

const MAX_COPIES = 1_000

export interface CopiedContent extends store.Original {
  originatingId: string
  contentCount: number
}

/** @returns the copies of what is named, in that order @throws 400 `unknown-reference`, 409 `copy-too-large` */
export function duplicateContent(call: Call, contentIds: readonly string[]): Promise<CopiedContent[]> {
  const ids = contentIds.map((id) => id.toLowerCase())
  return inTransaction(call, async (call) => {
    const originals = await findAll(call, ids)
    const copies = [...originals.keys()].map((from) => ({ from, to: newId(), isNamed: ids.includes(from) }))
    await copy(call, copies, originals)
    const toOf = new Map(copies.map(({ from, to }) => [from, to]))
    const named = ids.map((id) => ({ ...originals.get(id)!, originatingId: id, id: toOf.get(id)! }))
    await recordAudits(
      call,
      named.map(({ id, name, originatingId }) => ({
        action: 'CREATE',
        objectType: 'content',
        objectId: id,
        objectName: name,
        details: [{ property: 'originatingId', oldValue: null, value: originatingId }],
      })),
    )
    const counts = await store.countInside(
      call.db,
      named.map(({ id }) => id),
    )
    return named.map((each) => ({ ...each, contentCount: counts.get(each.id) ?? 0 }))
  })
}

/** What is named and all that stands in it, each once. */
async function findAll({ db }: Call, ids: readonly string[]): Promise<Map<string, store.Original>> {
  const found = new Map((await store.findOriginals(db, ids)).map((each) => [each.id, each]))
  const unknown = ids.findIndex((id) => !found.has(id))
  if (unknown >= 0)
    throw badInput('unknown-reference', `/contentIds/${unknown}`, 'There is no such content here, and none is shared.')
  let level = [...found.values()]
  while (level.length) {
    const playlists = level.filter(({ type }) => type === 'playlist').map(({ id }) => id)
    const inside = playlists.length ? await store.listInside(db, playlists) : []
    level = inside.filter(({ id }) => !found.has(id))
    for (const each of level) found.set(each.id, each)
    if (found.size > MAX_COPIES)
      throw conflict('copy-too-large', 'More than 1000 things would be copied. Copy the playlists in it one by one.')
  }
  return found
}

async function copy(
  call: Call,
  copies: readonly store.Copy[],
  originals: ReadonlyMap<string, store.Original>,
): Promise<void> {
  const { caller, context, db } = call
  const isPlaylist = ({ from }: store.Copy) => originals.get(from)!.type === 'playlist'
  await store.copyContent(db, { copies, authorId: caller.memberId, now: context.now() })
  await store.copyAssets(db, copies)
  await store.copyPlaylists(db, copies)
  await refreshSummaries(
    call,
    copies.filter(isPlaylist).map(({ to }) => to),
  )
  const made = copies.map(({ to }) => to)
  await refreshReach(call, made)
  await indexContent(call, made)
}
