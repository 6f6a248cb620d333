import type { GivenProgress, MadeProgress } from '../content/events.ts'
import type { HubCall } from '../context.ts'
import type { Membership } from '../teams/events.ts'
import * as store from './meeting-store.ts'

/** Keeps that people did what was asked of them, in the transaction in which they do it. */

/** No statement where nothing is asked with what somebody made progress in. */
export async function meetByProgress({ db, context }: HubCall, { memberId, askingIds }: MadeProgress): Promise<void> {
  if (askingIds.length)
    await store.keepMeetings(db, { contentIds: askingIds, memberIds: [memberId], now: context.now() })
}

/** The same for many people, for whom somebody said that they did it. */
export async function meetByGivenProgress({ db, context }: HubCall, { people }: GivenProgress): Promise<void> {
  const contentIds = [...new Set(people.flatMap(({ askingIds }) => askingIds))]
  const memberIds = people.map(({ memberId }) => memberId)
  if (contentIds.length) await store.keepMeetings(db, { contentIds, memberIds, now: context.now() })
}

/** Who joins a team may have done what it is asked. */
export async function meetByJoining(
  { db, context }: HubCall,
  { memberships }: { memberships: readonly Membership[] },
): Promise<void> {
  const memberIds = [...new Set(memberships.map(({ memberId }) => memberId))]
  const contentIds = await store.listAskedOf(db, [...new Set(memberships.map(({ teamId }) => teamId))])
  if (contentIds.length) await store.keepMeetings(db, { contentIds, memberIds, now: context.now() })
}
