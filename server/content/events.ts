import { eventType } from '../event.ts'

/** What happens to content. */

/** Somebody completed all that some playlists require, now or once more. */
export const playlistsCompleted = eventType<{ memberId: string; playlistIds: readonly string[] }>('playlistsCompleted')

/**
 * How a completion came about: the hub found that all is done, or the person said so, or somebody who may say so of them, or
 * another system did.
 */
export type CompletionWay = 'automatic' | 'learner' | 'admin' | 'import'

/**
 * Why something is completed no more: its person took it back, or something that it holds; it requires more than it did; or
 * somebody who may say so has them begin again.
 */
export type UncompletionReason = 'takenBack' | 'itemTakenBack' | 'moreRequired' | 'reset'

/** One change in how far somebody is. A recording or a course goes by quarters. */
export type ProgressChange = { contentId: string } & (
  | { type: 'opened' }
  | { type: 'progressed'; step: number }
  | { type: 'completed'; way: CompletionWay; score: number | null }
  | { type: 'uncompleted'; reason: UncompletionReason }
)

export interface MadeProgress {
  memberId: string
  /** At least one, in the order in which they follow from each other. */
  changes: readonly ProgressChange[]
  /** Of the content that may have changed for them, that which asks people to do something. */
  askingIds: readonly string[]
}

/** How far somebody is with some content has changed. */
export const progressMade = eventType<MadeProgress>('progressMade')

/** Somebody set for many people how far they are with some content. */
export interface GivenProgress {
  actorId: string
  /** The job that does it, which has what the person said of it. */
  jobId: string
  people: readonly MadeProgress[]
  /** The playlists that are completed by it, each with those for whom it is. */
  completedPlaylists: ReadonlyMap<string, readonly string[]>
}

export const progressGiven = eventType<GivenProgress>('progressGiven')

/** Somebody changed for whom content is. */
export interface AudienceChange {
  contentId: string
  actorId: string
  audience: 'all' | 'teams' | 'admin'
  audienceBefore: 'all' | 'teams' | 'admin'
  teamsAdded: readonly string[]
  teamsRemoved: readonly string[]
}

export const audienceChanged = eventType<AudienceChange>('audienceChanged')

/** Content that was in the hub is open from now on to those for whom it is meant: it was published, or came back. */
export const contentPublished = eventType<{ contentIds: readonly string[] }>('contentPublished')

/** Content was open to somebody and is to nobody any more: it was made a draft, or deleted. */
export const contentUnpublished = eventType<{ contentIds: readonly string[] }>('contentUnpublished')

/** Content is gone for good: nothing but its name and what people did with it is kept. */
export const contentRemoved = eventType<{ contentId: string }>('contentRemoved')
