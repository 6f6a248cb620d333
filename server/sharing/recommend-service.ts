import type { Call } from '../context.ts'
import { badInput, notAllowed, Problem } from '../contract/problems.ts'
import { inTransaction } from '../db/transaction.ts'
import { publish } from '../event.ts'
import { newId } from '../platform/ids.ts'
import { peopleInReach } from '../users/reach-service.ts'
import * as audience from './receiver-store.ts'
import { contentShared } from './events.ts'
import { countedSince, MAX_PER_HOUR, waitBefore } from './rules.ts'
import { mustBeShareable, mustSpeakForHub, type ContentInput, type Wanted } from './share-target-service.ts'
import { mailCaller, mailReceivers, notifyReceivers, wantMail, type Told } from './share-news-service.ts'
import * as write from './share-write-store.ts'

export interface RecommendInput extends ContentInput {
  user_ids?: readonly string[]
  team_ids?: readonly string[]
  type?: 'share' | 'recommendation'
  label?: string | null
  sendEmail?: boolean
  subject?: string
  message?: string
  testMode?: boolean
}

/** How far something reaches. */
export interface Reach {
  contentCount: number
  userCount: number
  emailCount: number
}

const REACHES_NOBODY: Reach = { contentCount: 0, userCount: 0, emailCount: 0 }

interface Audience {
  userIds: string[]
  teamIds: string[]
}

/**
 * Shares content with people and teams, or rehearses it, and tells those whom it reaches now. What a search finds none of is shared with nobody.
 * @throws 400 `audience-required`, `content-required`, `context-count-mismatch` or `unknown-reference`, 403 beyond the caller's rights, 429 over the limit of an hour
 */
export async function createRecommendations(call: Call, input: RecommendInput): Promise<Reach> {
  const wanted = await mustBeShareable(call, input)
  if (input.type === 'recommendation') mustSpeakForHub(call, wanted)
  const people = await mustReach(call, input)
  if (wanted.length === 0) return REACHES_NOBODY
  return inTransaction(call, (call) => share(call, input, wanted, people))
}

async function mustReach(call: Call, { user_ids = [], team_ids = [] }: RecommendInput): Promise<Audience> {
  const [userIds, teamIds] = [user_ids, team_ids].map((ids) => [...new Set(ids.map((id) => id.toLowerCase()))]) as [
    string[],
    string[],
  ]
  if (userIds.length + teamIds.length === 0)
    throw badInput('audience-required', '/user_ids', 'Say with whom to share it: name people or teams.')
  const [people, teams] = await Promise.all([
    userIds.length ? peopleInReach(call, userIds) : [],
    teamIds.length ? audience.findTeams(call.db, call.caller, teamIds) : new Set(),
  ])
  const others = userIds.filter((id) => id !== call.caller.memberId)
  const inReach = new Set(people.map(({ id }) => id))
  if (!others.every((id) => inReach.has(id)) || !teamIds.every((id) => teams.has(id)))
    throw notAllowed(
      'You may not share with some of the people or teams that you named. Choose from those that the hub suggests.',
    )
  return { userIds: others, teamIds }
}

async function share(call: Call, input: RecommendInput, wanted: readonly Wanted[], people: Audience): Promise<Reach> {
  const { type = 'share', sendEmail = false, testMode = false } = input
  const told: Told = {
    id: newId(),
    type,
    wanted,
    subject: input.subject?.toWellFormed() ?? null,
    message: input.message?.toWellFormed() ?? null,
  }
  const now = call.context.now()
  const common = { id: told.id, now }
  if (sendEmail || !testMode) {
    await mustBeInTime(call, now)
    const label = input.label?.toWellFormed() ?? null
    await write.insertRecommendation(call.db, { ...common, ...told, label, sharerId: call.caller.memberId })
  }
  const receivers = await audience.listReceivers(call.db, {
    ...people,
    sharerId: call.caller.memberId,
    contentIds: wanted.map(({ contentId }) => contentId),
    contextIds: wanted.map(({ contextId }) => contextId),
    now,
  })
  const byMail = sendEmail ? wantMail(receivers) : []
  if (testMode) {
    if (sendEmail) await mailCaller(call, told)
  } else {
    const shares = wanted.map(({ contentId, contextId }) => ({ id: newId(), contentId, contextId }))
    await write.insertShares(call.db, common, shares, people)
    await publish(call, contentShared, {
      sharerId: call.caller.memberId,
      contentIds: [...new Set(wanted.map(({ contentId }) => contentId))],
      userCount: people.userIds.length,
      teamCount: people.teamIds.length,
    })
    await notifyReceivers(call, told, receivers)
    await mailReceivers(call, told, byMail)
  }
  return { contentCount: wanted.length, userCount: receivers.length, emailCount: byMail.length }
}

/** @throws 429 for whoever has shared as often as they may within an hour */
export async function mustBeInTime({ db, caller }: Pick<Call, 'db' | 'caller'>, now: Date): Promise<void> {
  const seconds = waitBefore(await write.lockTimes(db, caller.memberId, countedSince(now)), now)
  if (seconds === 0) return
  throw new Problem(
    429,
    'too-many-requests',
    `You shared ${MAX_PER_HOUR} times within an hour. Wait a while and try again.`,
    { headers: { 'retry-after': String(seconds) } },
  )
}
