import type { components } from '../../generated/server/schema.d.ts'

type Schemas = components['schemas']

export type ActivityType = Schemas['ActivityType']
type Details = Schemas['ActivityDetails']
type About = NonNullable<Schemas['ActivityObject']['type']>

type GoalDetails = Pick<Details, 'assignmentId' | 'goal' | 'dueDate' | 'audience' | 'teamsAdded' | 'teamsRemoved'>

/** With what statements call a registration. */
type AttemptDetails = Pick<Details, 'attemptNumber' | 'score'> & { attemptId?: string }

/** What each kind of fact is about, and what is known beside it. The details hold no names and nothing that somebody wrote. */
type Kinds = {
  signedIn: [null, Pick<Details, 'method'>]
  sessionEnded: [null, Pick<Details, 'ended'>]
  opened: ['content', Record<never, never>]
  progressed: ['content', Pick<Details, 'step'>]
  completed: ['content', Pick<Details, 'way' | 'score' | 'jobId'>]
  uncompleted: ['content', Pick<Details, 'reason' | 'jobId'>]
  attemptPassed: ['content', AttemptDetails]
  attemptFailed: ['content', AttemptDetails]
  commented: ['content', Pick<Details, 'commentId' | 'isReply'>]
  shared: ['content', Pick<Details, 'userCount' | 'teamCount'>]
  teamJoined: ['team', Pick<Details, 'role'>]
  teamRoleChanged: ['team', Pick<Details, 'role'>]
  teamLeft: ['team', Pick<Details, 'role'>]
  goalSet: ['content', GoalDetails]
  goalChanged: ['content', GoalDetails]
  goalRemoved: ['content', GoalDetails]
  audienceJoined: ['content', Pick<Details, 'assignmentId'>]
  audienceLeft: ['content', Pick<Details, 'assignmentId'>]
  audienceChanged: ['content', Pick<Details, 'audience' | 'audienceBefore' | 'teamsAdded' | 'teamsRemoved'>]
  badgeAwarded: ['badge', Record<never, never>]
}

/** A fact of one kind, as it is written down. */
export type Fact = {
  [T in ActivityType]: {
    type: T
    /** Whose fact it is. */
    memberId: string
    /** Who did it; null for what came about by itself. */
    actorId: string | null
    object: Kinds[T][0] extends About ? { type: Kinds[T][0]; id: string } : null
    details: Kinds[T][1]
  }
}[ActivityType]
