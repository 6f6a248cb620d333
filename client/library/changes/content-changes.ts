import type { ContentChangesFilter } from '../../../generated/client/model/contentChangesFilter.ts'
import type { ContentChangesSet } from '../../../generated/client/model/contentChangesSet.ts'
import type { AllBut } from '../../ui/data-table/use-selection.ts'
import type { LibrarySearch } from '../routes.ts'

/** What can be done to much content, and to what. */

export type ContentAction =
  | 'publish'
  | 'unpublish'
  | 'tag'
  | 'untag'
  | 'putUnder'
  | 'takeFrom'
  | 'move'
  | 'handOn'
  | 'delete'
  | 'restore'

/** What was chosen for the action; the rest of it waits for another one. */
export interface ContentChoice {
  action: ContentAction
  tags: string[]
  topics: string[]
  /** Of a move: the topics that it leaves. */
  formerTopics: string[]
  /** Empty for the hub. */
  ownerTeamId: string
}

export function changesOf({ action, tags, topics, formerTopics, ownerTeamId }: ContentChoice): ContentChangesSet {
  switch (action) {
    case 'publish':
      return { published: true }
    case 'unpublish':
      return { published: false }
    case 'tag':
      return { tagsToAdd: tags }
    case 'untag':
      return { tagsToRemove: tags }
    case 'putUnder':
      return { topicIdsToAdd: topics }
    case 'takeFrom':
      return { topicIdsToRemove: topics }
    case 'move':
      return { topicIdsToRemove: formerTopics, topicIdsToAdd: topics }
    case 'handOn':
      return { ownerTeamId: ownerTeamId || null }
    case 'delete':
      return { isDeleted: true }
    case 'restore':
      return { isDeleted: false }
  }
}

/** Whether enough is chosen to look at what it would change. */
export function isComplete({ action, tags, topics, formerTopics }: ContentChoice): boolean {
  if (action === 'tag' || action === 'untag') return tags.length > 0
  if (action === 'move') return topics.length > 0 && formerTopics.length > 0
  return (action !== 'putUnder' && action !== 'takeFrom') || topics.length > 0
}

/** The filters of the list as a change has them. */
export function changeFilter({ kind, q, status, team, topic, type }: LibrarySearch): ContentChangesFilter {
  return {
    kind: kind === 'assets' ? 'asset' : 'playlist',
    ...(q && { search: q }),
    ...(status === 'draft' && { published: false }),
    ...(status === 'published' && { published: true }),
    ...(team && { teamId: team }),
    ...(topic && { topicId: topic }),
    ...(kind === 'assets' && type && { type }),
  }
}

/** What was selected in the list. */
export interface SelectedContent {
  rows: readonly { id: string }[]
  /** How many of those that were selected are of other hubs. */
  leftOut: number
  allBut: AllBut | null
  filter: ContentChangesFilter
}

export function whatOf({ rows, allBut, filter }: SelectedContent) {
  return allBut ? { filter, exceptIds: allBut.exceptIds } : { ids: rows.map(({ id }) => id) }
}
