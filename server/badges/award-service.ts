import { randomUUID } from 'node:crypto'
import { viewersAmong } from '../content/service.ts'
import type { GivenProgress } from '../content/events.ts'
import type { HubCall } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { publish } from '../event.ts'
import type { ItemEnd, JobItem, JobKind } from '../job-kind.ts'
import { beginWork } from '../jobs/service.ts'
import { notify } from '../notifications/service.ts'
import { badgeAwarded } from './events.ts'
import * as store from './award-store.ts'

/**
 * Awarding badges. What was awarded is never taken back. Assets stand in many playlists, so people complete some that they
 * may not see; the badges of those are not for them.
 */

/** A statement awards so many, and so many are one thing of a job. */
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

/**
 * Begins the job that awards badges to those who completed their playlists before, in the transaction that gave them. Where
 * nobody did, there is none. @param createdBy who gave them; null for the hub itself
 */
export async function beginAwarding(
  call: HubCall,
  badgeIds: readonly string[],
  createdBy: string | null,
): Promise<void> {
  const badges = await store.lockAwarding(call.db, badgeIds)
  await store.setAwarding(
    call.db,
    badges.map(({ id }) => id),
    false,
  )
  const parts = partsOf(call, badges)
  const first = await parts.next()
  if (first.done) return
  const all = async function* () {
    yield first.value
    yield* parts
  }
  await beginWork(call, createdBy, { kind: 'createBadges', input: {} }, all())
}

/** Those who completed the playlists of badges and do not have them, up to so many a thing of the job. It names no people: not all who may see a job may see them. */
async function* partsOf(call: HubCall, badges: readonly store.LiveBadge[]): AsyncGenerator<JobItem[]> {
  for (const badge of badges) {
    for (let after = NO_MEMBER_ID; ;) {
      const memberIds = await store.listUnawarded(call.db, badge, { after, limit: BATCH_SIZE })
      if (memberIds.length) yield [{ type: 'badge', id: badge.id, name: badge.name, wish: memberIds }]
      if (memberIds.length < BATCH_SIZE) break
      after = memberIds.at(-1)!
    }
  }
}

/** Awards what waited for its playlist to come back. */
export function resumeAwarding(call: HubCall): Promise<void> {
  return inTransaction(call, async (call) => beginAwarding(call, await store.listAwarding(call.db), null))
}

/** Awards badges to those who completed their playlists before. */
export const badgeAwarding: JobKind<object> = {
  isUnstoppable: true,
  isUnlisted: true,
  batchSize: () => 1,
  result: () => ({ type: 'page', href: '/manage/library' }),

  async run(call, _input, items) {
    const ends: ItemEnd[] = []
    for (const item of items) ends.push(await awardPart(call, item))
    return ends
  },
}

async function awardPart(call: HubCall, { id, wish }: JobItem): Promise<ItemEnd> {
  const badge = await store.findLive(call.db, id!)
  if (badge) {
    await award(call, badge, wish as string[])
    return { state: 'done' }
  }
  await store.setAwarding(call.db, [id!], true)
  return { state: 'skipped', reason: 'The badge or its playlist was deleted. It is awarded when both are back.' }
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
