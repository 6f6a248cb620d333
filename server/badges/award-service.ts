import { randomUUID } from 'node:crypto'
import { viewersAmong } from '../content/service.ts'
import type { GivenProgress } from '../content/events.ts'
import type { HubCall } from '../context.ts'
import { afterCommit, inTransaction } from '../db/transaction.ts'
import { publish } from '../event.ts'
import { notify } from '../notifications/service.ts'
import { badgeAwarded } from './events.ts'
import * as store from './award-store.ts'

/**
 * Awarding badges. What was awarded is never taken back. Assets stand in many playlists, so people complete some that they
 * may not see; the badges of those are not for them.
 */

/** A statement awards so many. */
const BATCH_SIZE = 1000
/** Comes before every id. PostgreSQL begins at an id, and would read all who completed a playlist where there is none. */
const NO_MEMBER_ID = '00000000-0000-0000-0000-000000000000'

/**
 * Awards somebody the badges of playlists that they have completed, in the transaction in which they did. Who has a badge
 * already keeps it as it is. A hub that has switched badges off awards them all the same, without a word.
 */
export async function awardFor(
  call: HubCall,
  { memberId, playlistIds }: { memberId: string; playlistIds: readonly string[] },
): Promise<void> {
  await store.lockPlaylists(call.db, playlistIds, 'completing')
  for (const badge of await store.listLive(call.db, playlistIds)) await award(call, badge, [memberId])
}

/** The same for many people, for whom somebody said that they completed some playlists. */
export async function awardForGiven(call: HubCall, { completedPlaylists }: GivenProgress): Promise<void> {
  const playlistIds = [...completedPlaylists.keys()]
  if (playlistIds.length === 0) return
  await store.lockPlaylists(call.db, playlistIds, 'completing')
  for (const badge of await store.listLive(call.db, playlistIds))
    await award(call, badge, completedPlaylists.get(badge.playlistId) ?? [])
}

/** Makes the playlists wait for those who are completing them now. Call it before they get a badge, in its transaction. */
export function lockForBadges({ db }: HubCall, playlistIds: readonly string[]): Promise<void> {
  return store.lockPlaylists(db, playlistIds, 'giving badges')
}

/** Has badges awarded to those who completed their playlists before, once the transaction is committed that gave them. */
export async function awardLater(call: HubCall, badgeIds: readonly string[]): Promise<void> {
  for (const badgeId of badgeIds)
    await afterCommit(call, `award-badge ${badgeId}`, (call) => startAwarding(call, badgeId))
}

/** Sends again what a stopped process left undone. */
export async function resumeAwarding(call: HubCall): Promise<void> {
  for (const badgeId of await store.listAwarding(call.db)) await startAwarding(call, badgeId)
}

/** Asks for a badge to be awarded soon. Without an answer it waits until the schedule comes to it (see jobs.ts). */
async function startAwarding({ context, hub }: HubCall, badgeId: string): Promise<void> {
  try {
    await context.jobs.send('award-badge', { domainId: hub.domainId, badgeId })
  } catch (error) {
    context.log.warn({ err: error }, 'a badge waits because the job queue does not answer')
  }
}

/** Awards a badge to all who completed its playlist before it had one: each batch in a transaction of its own, so that it bears to be stopped and run again. */
export async function awardToAll(call: HubCall, badgeId: string): Promise<void> {
  let after = NO_MEMBER_ID
  let isDone = false
  while (!isDone)
    [after, isDone] = await inTransaction(call, async (call): Promise<[string, boolean]> => {
      const badge = await store.findAwarding(call.db, badgeId)
      if (!badge) return [NO_MEMBER_ID, true]
      const memberIds = await store.listUnawarded(call.db, badge, { after, limit: BATCH_SIZE })
      if (memberIds.length) await award(call, badge, memberIds)
      if (memberIds.length === BATCH_SIZE) return [memberIds.at(-1)!, false]
      await store.endAwarding(call.db, badgeId)
      return [NO_MEMBER_ID, true]
    })
}

async function award(call: HubCall, badge: store.LiveBadge, memberIds: readonly string[]): Promise<void> {
  const { hub, context } = call
  const viewers = await viewersAmong(call, badge.playlistId, memberIds)
  if (viewers.size === 0) return
  const awards = [...viewers].map((memberId) => ({ id: randomUUID(), memberId }))
  const about = { badgeId: badge.id, now: context.now() }
  const awarded = await store.insertAwards(call.db, about, awards)
  if (awarded.length === 0) return
  await publish(call, badgeAwarded, { badgeId: badge.id, memberIds: awarded })
  if (!hub.features.includes('badges')) return
  await notify(call, {
    key: `badge:${badge.id}`,
    type: 'badgeAwarded',
    memberIds: awarded,
    contentId: badge.playlistId,
    refId: badge.id,
    mail: {
      template: 'badge',
      about: { contentName: badge.name, awardedAt: about.now },
      link: `${hub.origin}/badges`,
      resendIfUncertain: false,
    },
  })
}
