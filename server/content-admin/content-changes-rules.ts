import type { AuditDetail } from '../audit/service.ts'
import { tagsAgain, tagsTaken } from '../topics/rules.ts'

/** What a change of much content makes of one piece of it: pure. */

/** The change, with ids and the tags that go in lower case, each once. */
export interface ContentChange {
  published?: boolean
  isDeleted?: boolean
  /** Null for the hub. */
  ownerTeamId?: string | null
  tagsToAdd: readonly string[]
  tagsToRemove: readonly string[]
  topicIdsToAdd: readonly string[]
  topicIdsToRemove: readonly string[]
}

/** Content as far as a change is about it. */
export interface ContentState {
  isPlaylist: boolean
  published: boolean
  isDeleted: boolean
  ownerTeamId: string | null
  tags: readonly string[]
  /** All under which it stands and that are not deleted. */
  topicIds: readonly string[]
}

/** What it takes to give content back what it had; what did not change is left out. */
export interface Before {
  published?: boolean
  isDeleted?: boolean
  ownerTeamId?: string | null
  tagsAdded?: string[]
  tagsTaken?: string[]
  /** The topics under which it came to stand. */
  putUnder?: string[]
  takenFrom?: string[]
}

export interface ChangeInput extends Partial<ContentChange> {}

export type Obstacle = 'assetsHaveNoTopics' | 'takesFromOthers' | 'tooManyTags' | 'tooManyTopics'

const MAX_TAGS = 50
const MAX_TOPICS = 100

const lower = (words: readonly string[] = []) => [...new Set(words.map((word) => word.trim().toLowerCase()))].sort()

/** A change in one spelling, so that the same words say the same. */
export function changeFrom({ published, isDeleted, ownerTeamId, ...lists }: ChangeInput): ContentChange {
  const tags = new Map((lists.tagsToAdd ?? []).map((tag) => [tag.trim().toLowerCase(), tag.trim()]))
  return {
    ...(published !== undefined && { published }),
    ...(isDeleted !== undefined && { isDeleted }),
    ...(ownerTeamId !== undefined && { ownerTeamId: ownerTeamId && ownerTeamId.toLowerCase() }),
    tagsToAdd: [...tags.values()].sort(),
    tagsToRemove: lower(lists.tagsToRemove),
    topicIdsToAdd: lower(lists.topicIdsToAdd),
    topicIdsToRemove: lower(lists.topicIdsToRemove),
  }
}

/** Whether people may lose sight of content by it. */
export function takesSight({ published, isDeleted }: ContentChange): boolean {
  return published === false || isDeleted === true
}

/** What would be different about content, as it is now. */
export function beforeOf(state: ContentState, change: ContentChange): Before {
  const { published, isDeleted, ownerTeamId } = change
  const taken = tagsTaken(state.tags, change.tagsToRemove)?.kept
  const have = new Set(state.tags.map((tag) => tag.toLowerCase()))
  const added = change.tagsToAdd.filter((tag) => !have.has(tag.toLowerCase()))
  const putUnder = change.topicIdsToAdd.filter((id) => !state.topicIds.includes(id))
  const takenFrom = change.topicIdsToRemove.filter((id) => state.topicIds.includes(id))
  return {
    ...(published !== undefined && published !== state.published && { published: !published }),
    ...(isDeleted !== undefined && isDeleted !== state.isDeleted && { isDeleted: !isDeleted }),
    ...(ownerTeamId !== undefined && ownerTeamId !== state.ownerTeamId && { ownerTeamId: state.ownerTeamId }),
    ...(added.length && { tagsAdded: added }),
    ...(taken && { tagsTaken: taken }),
    ...(putUnder.length && { putUnder }),
    ...(takenFrom.length && { takenFrom }),
  }
}

/** Whether nothing is different. */
export function isNothing(before: Before): boolean {
  return Object.keys(before).length === 0
}

/** What of a change was done to one piece of content, as a change of its own. */
export function doneTo(before: Before, change: ContentChange): ContentChange {
  return {
    ...(before.published !== undefined && { published: !before.published }),
    ...(before.isDeleted !== undefined && { isDeleted: !before.isDeleted }),
    ...(before.ownerTeamId !== undefined && { ownerTeamId: change.ownerTeamId! }),
    tagsToAdd: before.tagsAdded ?? [],
    tagsToRemove: lower(before.tagsTaken),
    topicIdsToAdd: before.putUnder ?? [],
    topicIdsToRemove: before.takenFrom ?? [],
  }
}

/** The change that gives content back what it had. */
export function reverseOf({ published, isDeleted, ownerTeamId, ...lists }: Before): ContentChange {
  return {
    ...(published !== undefined && { published }),
    ...(isDeleted !== undefined && { isDeleted }),
    ...(ownerTeamId !== undefined && { ownerTeamId }),
    tagsToAdd: lists.tagsTaken ?? [],
    tagsToRemove: lower(lists.tagsAdded),
    topicIdsToAdd: lists.takenFrom ?? [],
    topicIdsToRemove: lists.putUnder ?? [],
  }
}

/** Content as a change leaves it. */
export function stateAfter(state: ContentState, change: ContentChange): ContentState {
  const left = tagsTaken(state.tags, change.tagsToRemove)?.tags ?? state.tags
  const topicIds = state.topicIds.filter((id) => !change.topicIdsToRemove.includes(id))
  return {
    ...state,
    published: change.published ?? state.published,
    isDeleted: change.isDeleted ?? state.isDeleted,
    ownerTeamId: change.ownerTeamId === undefined ? state.ownerTeamId : change.ownerTeamId,
    tags: tagsAgain(left, change.tagsToAdd)?.tags ?? left,
    topicIds: [...new Set([...topicIds, ...change.topicIdsToAdd])],
  }
}

/** What stands against a change of content; null for nothing. */
export function obstacleTo(state: ContentState, change: ContentChange): Obstacle | null {
  const isOfTopics = change.topicIdsToAdd.length + change.topicIdsToRemove.length > 0
  if (isOfTopics && !state.isPlaylist) return 'assetsHaveNoTopics'
  const { tagsAdded = [], tagsTaken: taken = [], putUnder = [], takenFrom = [] } = beforeOf(state, change)
  if (tagsAdded.length && state.tags.length - taken.length + tagsAdded.length > MAX_TAGS) return 'tooManyTags'
  const topicCount = state.topicIds.length - takenFrom.length + putUnder.length
  return putUnder.length && topicCount > MAX_TOPICS ? 'tooManyTopics' : null
}

/** What became different, for the list of changes; that something was deleted or restored is an entry of its own. */
export function detailsOf(before: Before, state: ContentState, after: ContentState): AuditDetail[] {
  const { published, ownerTeamId, tagsAdded, tagsTaken: taken, putUnder, takenFrom } = before
  return [
    ...(published === undefined ? [] : [{ property: 'published', oldValue: published, value: after.published }]),
    ...(ownerTeamId === undefined
      ? []
      : [{ property: 'ownerTeamId', oldValue: ownerTeamId, value: after.ownerTeamId }]),
    ...(tagsAdded || taken ? [{ property: 'tags', oldValue: state.tags, value: after.tags }] : []),
    ...(putUnder || takenFrom ? [{ property: 'topics', oldValue: state.topicIds, value: after.topicIds }] : []),
  ]
}
