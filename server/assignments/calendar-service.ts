import { listOwnDue } from '../content/due-service.ts'
import type { Viewer } from '../content/rules.ts'
import type { Call, PublicCall } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { notFound } from '../contract/problems.ts'
import { ownSession } from '../auth/sessions/identity-service.ts'
import { hashOf, newSecret } from '../platform/ids.ts'
import { calendarOf, type DueEntry } from './calendar-codec.ts'
import * as store from './calendar-store.ts'
import { findViewer, listDue } from './person-assignment-store.ts'

/** Due dates for the calendar programs of whoever has them. */

const MAX_ENTRIES = 500
/** Programs read every few minutes; so often nothing is written down. */
const READ_AGAIN_MS = 60 * 60 * 1000

export async function getMyCalendarFeed({ db, caller }: Call) {
  return (await store.findFeed(db, caller.memberId)) ?? { createdAt: null, lastReadAt: null }
}

/** Makes a link in place of an earlier one; only this answer holds its secret. @throws 403 for an API token */
export async function createMyCalendarFeed(call: Call): Promise<string> {
  ownSession(call)
  const secret = newSecret()
  const { memberId } = call.caller
  await store.putFeed(call.db, { memberId, secretHash: hashOf(secret), now: call.context.now() })
  return `${call.hub.origin}/api/calendar-feeds/${secret}/due-dates.ics`
}

export async function deleteMyCalendarFeed({ db, caller }: Call): Promise<void> {
  await store.deleteFeed(db, caller.memberId)
}

/** The calendar of whoever made the link. @throws 404 for a link that does not work, or whose person is suspended or removed */
export async function getCalendarFeedFile({ context, hub, db }: PublicCall, secret: string): Promise<string> {
  const now = context.now()
  const owner = await store.findFeedOwner(db, hashOf(secret))
  const viewer = owner && (await findViewer(db, owner.memberId, now))
  if (!viewer) throw notFound()
  if (!owner.lastReadAt || now.getTime() - owner.lastReadAt.getTime() > READ_AGAIN_MS)
    await store.saveRead(db, owner.memberId, now)
  const { name: hubName, origin, hostname } = hub
  const { locale, timezone } = owner
  const about = { hubName, origin, hostname, timezone: timezone ?? hub.timezone, locale, now }
  return calendarOf(await entriesOf(db, viewer), about)
}

/** What somebody is asked to do and what they set a day for, each with an entry of its own. */
async function entriesOf(db: Db, viewer: Viewer): Promise<DueEntry[]> {
  const [asked, own] = await Promise.all([listDue(db, viewer, MAX_ENTRIES), listOwnDue({ db }, viewer, MAX_ENTRIES)])
  return [...asked.map((entry) => ({ ...entry, isOwn: false })), ...own.map((entry) => ({ ...entry, isOwn: true }))]
}
