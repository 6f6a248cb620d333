import { batches } from '../../platform/batches.ts'
import { teamsFor, teamsWithout } from '../../access/rights.ts'
import type { ActingCall, Call, HubCall } from '../../context.ts'
import { badInput, notFound } from '../../contract/problems.ts'
import { inRehearsal, inTransaction } from '../../db/transaction.ts'
import { publish } from '../../event.ts'
import {
  audienceChanged,
  contentPublished,
  contentUnpublished,
  type GivenProgress,
  type MadeProgress,
} from '../events.ts'
import { idChanges } from '../../platform/ids.ts'
import type { FormerSight } from './loss-rules.ts'
import { refreshReachWithin, type Accepted } from './loss-service.ts'
import * as audience from './own-audience-store.ts'
import { openSections } from './opened-store.ts'
import { isSameAudience, teamsOf, type OwnAudience } from './rules.ts'
import * as store from './store.ts'

/** Who reaches content through playlists, worked out when that changes and not each time that somebody looks. */

/**
 * Works out anew who reaches some content and all that stands in it. Call it in the transaction of every change of what is
 * published or deleted, of an audience, of what a playlist holds, of its sections, or of whether content is seen through
 * playlists alone.
 */
export async function refreshReach({ db }: Pick<HubCall, 'db'>, contentIds: readonly string[]): Promise<void> {
  await store.lockWays(db)
  const below = await store.listBelow(db, contentIds)
  if (below.length) await store.replaceWays(db, below)
}

/** Writes down whom something new is meant for. @throws a foreign key violation for a team that the hub does not have */
export async function saveAudience(call: HubCall, contentId: string, own: OwnAudience): Promise<void> {
  await audience.saveAudience(call.db, contentId, own, call.context.now())
  if (own.onlyInPlaylists) await refreshReach(call, [contentId])
}

/** What of content itself decides who sees it. */
export interface OwnSight extends OwnAudience {
  published: boolean
}

/**
 * Changes whom content is meant for, in the transaction of the call, and brings up to date who sees it where it was published
 * or made a draft.
 * @param acceptedLosses how many people may see it no longer, or what stands in it where it becomes a draft
 * @throws as `refreshReachWithin`, a foreign key violation for a team that the hub does not have
 */
export async function changeAudience(
  call: ActingCall,
  contentId: string,
  { before, after, ...accepted }: { before: OwnSight; after: OwnSight } & Accepted,
): Promise<void> {
  const isSame = isSameAudience(before, after)
  if (isSame && before.published === after.published) return
  if (!isSame) {
    await audience.saveAudience(call.db, contentId, after, call.context.now())
    await tellAudience(call, contentId, before, after)
  }
  await refreshReachWithin(call, [contentId], {
    ...accepted,
    former: [formerOf(contentId, before)],
    isOfItself: after.published && teamsWithout(accepted.right, call) === null,
  })
  if (before.published !== after.published)
    await publish(call, after.published ? contentPublished : contentUnpublished, { contentIds: [contentId] })
}

function formerOf(id: string, { audience: own, teamIds, onlyInPlaylists, published: isShown }: OwnSight): FormerSight {
  return { id, audience: own, teamIds, onlyInPlaylists, isShown }
}

export interface AudiencePreview {
  seeCount: number
  lossCount: number
  /** The first of those who would see it. */
  people: { id: string; displayName: string }[]
}

/** So many are named. */
const NAMED = 5

/**
 * How many people an audience would bring and some of them, and how many it would take content from.
 * @throws 400 `unknown-reference`, 404 for what is not there or deleted
 */
export async function previewContentAudience(
  call: Call,
  contentId: string,
  change: Partial<OwnAudience>,
): Promise<AudiencePreview> {
  const before = await audience.findAudience(call.db, contentId)
  if (!before) throw notFound()
  const after = { ...before, ...change }
  if (!(await audience.areTeams(call.db, after.teamIds)))
    throw badInput('unknown-reference', '/teamIds', 'A team that you name is not in this hub.')
  const now = call.context.now()
  const named = { now, teamIds: teamsFor(call, 'previewContentAudience'), limit: NAMED }
  const count = async ({ db }: HubCall) => ({
    seeCount: await audience.countSeeing(db, contentId, after, now),
    lossCount: await audience.countLosses(db, contentId, { before, after }, now),
    people: await audience.listSeeing(db, contentId, after, named),
  })
  if (!after.onlyInPlaylists || before.onlyInPlaylists) return count(call)
  // Its ways are not known before it is seen through playlists alone.
  return inRehearsal(call, async (call) => {
    await audience.markOnlyInPlaylists(call.db, contentId)
    await refreshReach(call, [contentId])
    return count(call)
  })
}

/** Nothing where only the mark `onlyInPlaylists` became another one. */
async function tellAudience(
  call: ActingCall,
  contentId: string,
  before: OwnAudience,
  after: OwnAudience,
): Promise<void> {
  const { added: teamsAdded, removed: teamsRemoved } = idChanges(teamsOf(before), teamsOf(after))
  if (before.audience === after.audience && !teamsAdded.length && !teamsRemoved.length) return
  const about = { contentId, actorId: call.caller.memberId, audience: after.audience, audienceBefore: before.audience }
  await publish(call, audienceChanged, { ...about, teamsAdded, teamsRemoved })
}

/** Works out anew who reaches any content of the hub. */
export async function rebuildReach(call: Pick<HubCall, 'db'>): Promise<void> {
  const ids = await store.listAll(call.db)
  for (const some of batches(ids, store.BATCH_SIZE))
    await inTransaction(call, async (call) => {
      await store.lockWays(call.db)
      await store.replaceWays(call.db, some)
    })
}

/** How much content is kept otherwise than it is worked out; 0 in a hub without mistakes. Changes nothing. */
export async function countOutdatedReach(call: Pick<HubCall, 'db'>): Promise<number> {
  let count = 0
  for (const some of batches(await store.listAll(call.db), store.BATCH_SIZE))
    count += await store.countOutdated(call.db, some)
  return count
}

/** Keeps the sections open that somebody has just opened by completing what stands before them. */
export async function keepSectionsOpen(call: HubCall, { memberId, changes }: MadeProgress): Promise<void> {
  const completed = changes.flatMap((change) => (change.type === 'completed' ? [change.contentId] : []))
  if (completed.length) await openSections(call.db, [memberId], completed, call.context.now())
}

/** The same for many people, for whom somebody said that they completed it. */
export async function keepManySectionsOpen(call: HubCall, { people }: GivenProgress): Promise<void> {
  const completed = people.flatMap(({ changes }) => changes.filter(({ type }) => type === 'completed'))
  const contentIds = [...new Set(completed.map(({ contentId }) => contentId))]
  const memberIds = people.map(({ memberId }) => memberId)
  if (contentIds.length) await openSections(call.db, memberIds, contentIds, call.context.now())
}
