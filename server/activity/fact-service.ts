import type { SettledAttempt } from '../assets/events.ts'
import type { AssignmentChange } from '../assignments/events.ts'
import type { SessionEnd } from '../auth/events.ts'
import type { WrittenComment } from '../comments/events.ts'
import type { AudienceChange, GivenProgress, MadeProgress, ProgressChange } from '../content/events.ts'
import type { HubCall, ProvedBy } from '../context.ts'
import { newId } from '../platform/ids.ts'
import type { SharedContent } from '../sharing/events.ts'
import type { Membership } from '../teams/events.ts'
import type { Fact } from './rules.ts'
import * as store from './store.ts'

/** Writes down what happens in other nouns, as they tell of it and in the transaction in which it happens. */

type Reaction<D> = (call: HubCall, data: D) => Promise<void>

/** One statement, however many facts. */
async function record({ db, context }: HubCall, facts: readonly Fact[]): Promise<void> {
  const rows = facts.map(({ object, details, ...fact }) => ({
    ...fact,
    id: newId(),
    objectType: object?.type ?? null,
    objectId: object?.id ?? null,
    details,
  }))
  if (rows.length) await store.insertFacts(db, rows, context.now())
}

export const recordProgress: Reaction<MadeProgress> = (call, { memberId, changes }) =>
  record(
    call,
    changes.map((change) => progressFact(memberId, { actorId: memberId }, change)),
  )

/** Why they did it is what somebody wrote and stands in no line; the job leads to it. */
export const recordGivenProgress: Reaction<GivenProgress> = (call, { actorId, jobId, people }) => {
  const by = { actorId, jobId }
  const facts = people.flatMap(({ memberId, changes }) => changes.map((change) => progressFact(memberId, by, change)))
  return record(call, facts)
}

function progressFact(
  memberId: string,
  { actorId: doneBy, jobId }: { actorId: string; jobId?: string },
  { contentId, ...change }: ProgressChange,
): Fact {
  const given = jobId === undefined ? {} : { jobId }
  const common = { memberId, actorId: doneBy, object: { type: 'content', id: contentId } } as const
  if (change.type === 'opened') return { ...common, type: 'opened', details: {} }
  if (change.type === 'progressed') return { ...common, type: 'progressed', details: { step: change.step } }
  if (change.type === 'uncompleted') {
    const actorId = change.reason === 'moreRequired' ? null : doneBy
    return { ...common, actorId, type: 'uncompleted', details: { reason: change.reason, ...given } }
  }
  const { way, score } = change
  const actorId = way === 'automatic' ? null : doneBy
  return { ...common, actorId, type: 'completed', details: { way, ...(score !== null && { score }), ...given } }
}

export const recordAttempt: Reaction<SettledAttempt> = (call, { memberId, assetId, isPassed, score, ...attempt }) => {
  const { attemptId, attemptNumber } = attempt
  return record(call, [
    {
      type: isPassed ? 'attemptPassed' : 'attemptFailed',
      memberId,
      actorId: memberId,
      object: { type: 'content', id: assetId },
      details: { ...(attemptId !== null && { attemptId }), attemptNumber, ...(score !== null && { score }) },
    },
  ])
}

export const recordSignIn: Reaction<{ memberId: string; provedBy: ProvedBy }> = (call, { memberId, provedBy }) =>
  record(call, [{ type: 'signedIn', memberId, actorId: memberId, object: null, details: { method: provedBy } }])

interface EndedSessions {
  memberIds: readonly string[]
  actorId: string | null
  ended: SessionEnd
}

export const recordSessionEnds: Reaction<EndedSessions> = (call, { memberIds, actorId, ended }) =>
  record(
    call,
    memberIds.map((memberId) => ({ type: 'sessionEnded', memberId, actorId, object: null, details: { ended } })),
  )

export const recordComment: Reaction<WrittenComment> = (call, { id, authorId, contentId, parentId }) =>
  record(call, [
    {
      type: 'commented',
      memberId: authorId,
      actorId: authorId,
      object: { type: 'content', id: contentId },
      details: { commentId: id, isReply: parentId !== null },
    },
  ])

export const recordShares: Reaction<SharedContent> = (call, { sharerId, contentIds, userCount, teamCount }) =>
  record(
    call,
    contentIds.map((id) => ({
      type: 'shared',
      memberId: sharerId,
      actorId: sharerId,
      object: { type: 'content', id },
      details: { userCount, teamCount },
    })),
  )

interface Memberships {
  memberships: readonly Membership[]
  actorId: string | null
}

function membershipFacts(
  type: 'teamJoined' | 'teamRoleChanged' | 'teamLeft',
  { memberships, actorId }: Memberships,
): Fact[] {
  return memberships.map(({ memberId, teamId, role }) => ({
    type,
    memberId,
    actorId,
    object: { type: 'team', id: teamId },
    details: { role },
  }))
}

export const recordJoining: Reaction<Memberships> = (call, data) => record(call, membershipFacts('teamJoined', data))

export const recordRoles: Reaction<Memberships> = (call, data) => record(call, membershipFacts('teamRoleChanged', data))

export const recordLeaving: Reaction<Memberships> = (call, data) => record(call, membershipFacts('teamLeft', data))

const GOAL_FACT = { set: 'goalSet', changed: 'goalChanged', removed: 'goalRemoved' } as const

/** The line of who asks, and one for each who is asked by name, or is no more. Who is asked with a team has none of their own. */
export const recordGoal: Reaction<AssignmentChange> = (call, data) => {
  const { change, assignmentId, contentId, actorId, goal, dueAt, audience } = data
  const about = { actorId, object: { type: 'content', id: contentId } } as const
  const dueDate = dueAt?.toISOString() ?? null
  const named = (type: 'audienceJoined' | 'audienceLeft', memberIds: readonly string[]) =>
    memberIds.map((memberId): Fact => ({ ...about, type, memberId, details: { assignmentId } }))
  return record(call, [
    {
      ...about,
      type: GOAL_FACT[change],
      memberId: actorId,
      details: { assignmentId, goal, dueDate, audience, ...teamsIn(data) },
    },
    ...named('audienceJoined', data.peopleAdded),
    ...named('audienceLeft', data.peopleRemoved),
  ])
}

/** One line, however many people came to see it or do no more: who they are follows from who was in the teams. */
export const recordAudience: Reaction<AudienceChange> = (call, data) => {
  const { contentId, actorId, audience, audienceBefore } = data
  return record(call, [
    {
      type: 'audienceChanged',
      memberId: actorId,
      actorId,
      object: { type: 'content', id: contentId },
      details: { audience, audienceBefore, ...teamsIn(data) },
    },
  ])
}

function teamsIn({ teamsAdded, teamsRemoved }: Pick<AudienceChange, 'teamsAdded' | 'teamsRemoved'>) {
  return {
    ...(teamsAdded.length && { teamsAdded: [...teamsAdded] }),
    ...(teamsRemoved.length && { teamsRemoved: [...teamsRemoved] }),
  }
}

interface Awards {
  badgeId: string
  memberIds: readonly string[]
}

export const recordAwards: Reaction<Awards> = (call, { badgeId, memberIds }) =>
  record(
    call,
    memberIds.map((memberId) => ({
      type: 'badgeAwarded',
      memberId,
      actorId: null,
      object: { type: 'badge', id: badgeId },
      details: {},
    })),
  )
