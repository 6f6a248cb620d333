import type { components } from '../../generated/server/schema.d.ts'
import { cappedPageAnswer, pageAnswer } from '../contract/page-answer.ts'
import { slicePage, type CappedPage, type Page, type PageQuery } from '../db/page.ts'

import type { GoalRow } from './goal-store.ts'
import { pictureUrl } from '../contract/picture-url.ts'
import type { IsNamed } from './reach/explain-service.ts'
import type { Explanation, Obstacle, Standing } from './reach/rules.ts'
import { completionRate } from './rules.ts'
import type { ResultRow, SearchAnswer } from './search/service.ts'
import type { Term } from './search/term-rules.ts'
import type { CardRow } from './lists/card-service.ts'
import type { FeaturedRow } from './lists/featured-service.ts'
import type { ContinueRow, TodoRow, listMyContentFilters } from './lists/service.ts'

type Schemas = components['schemas']
export type Status = Schemas['UserContentStatus']

/** How far somebody is with a playlist, from what it requires now: an item added later opens it again. */
export function playlistStatus({
  status,
  doneCount,
  requiredCount,
}: {
  status: string | null
  doneCount: number
  requiredCount: number
}): Status {
  if (requiredCount === 0) return null
  if (doneCount >= requiredCount) return 'completed'
  return doneCount > 0 || (status !== null && status !== 'notstarted') ? 'opened' : 'notstarted'
}

export function assetStatus(status: string | null): Status {
  return (status ?? 'notstarted') as Status
}

/** A goal that was met stays so. Where that does not show any more, as after a new item, nothing is asked. */
export function goal(row: GoalRow, status: Status): Schemas['OwnGoal'] {
  const { goalType, goalDueAt, isGoalMet, goalAudience, goalTeams } = row
  if (goalType === null) return null
  const isReached = goalType === 'open' ? status !== null && status !== 'notstarted' : status === 'completed'
  if (isGoalMet && !isReached) return null
  return {
    type: goalType as 'open' | 'complete',
    dueDate: goalDueAt?.toISOString() ?? null,
    isMet: isGoalMet === true,
    audience: (goalAudience ?? 'everyone') as Schemas['AssignmentAudience'],
    teams: goalTeams ?? [],
  }
}

/** By when somebody wants to have finished something; what they have finished is not due any more. */
export function ownDueDate({ dueOn }: { dueOn: string | null }, status: Status): string | null {
  return status === 'completed' ? null : dueOn
}

export function card(row: CardRow): Schemas['ContentCard'] {
  const isPlaylist = row.type === 'playlist'
  const status = isPlaylist ? playlistStatus(row) : assetStatus(row.status)
  return {
    id: row.id,
    type: row.type as Schemas['CardType'],
    name: row.name,
    description: row.description,
    thumbnailId: row.thumbnailId,
    pictureUrl: pictureUrl(row.thumbnailId),
    pictureColour: row.pictureColour,
    topicId: row.topicId,
    customType: row.customType,
    fileFormat: row.fileFormat,
    locale: row.locale as Schemas['Locale'],
    duration: row.duration,
    completionTime: row.completionTime,
    contentCount: row.contentCount,
    completionRate: isPlaylist ? completionRate(row.doneCount, row.requiredCount) : row.status === 'completed' ? 1 : 0,
    commentCount: row.commentCount,
    userContentStatus: status,
    isSaved: row.isSaved,
    isLiked: row.isLiked,
    goal: goal(row, status),
    ownDueDate: ownDueDate(row, status),
    lastUpdated: row.updatedAt.toISOString(),
    newSinceVisit: row.newness,
  }
}

export function page(found: CappedPage<CardRow>, offset: number): Schemas['ContentPage'] {
  return cappedPageAnswer(found, offset, card)
}

export function todoPage(found: CappedPage<TodoRow>, offset: number): Schemas['TodoPage'] {
  return cappedPageAnswer(found, offset, (row) => ({
    ...card(row),
    progress: row.type === 'playlist' ? playlistProgress(row) : null,
  }))
}

export function featuredPage(found: Page<FeaturedRow>, offset: number): Schemas['FeaturedContentPage'] {
  return pageAnswer(found, offset, ({ teamId, rank, id, type, name }) => ({
    teamId,
    rank,
    content: { id, type: type as Schemas['ContentType'], name },
  }))
}

export function searchPage(found: SearchAnswer, offset: number): Schemas['ContentSearchPage'] {
  const { totalIsCapped, isClose, facets } = found
  // Nothing is found beyond what is counted, so the last page ends there.
  return { ...pageAnswer(found, offset, result), totalIsCapped, isClose, facets: filters(facets) }
}

function result(row: ResultRow): Schemas['SearchResult'] {
  const { nameParts, snippet, playlist } = row
  return {
    ...card(row),
    nameParts,
    snippet,
    playlistId: playlist?.id ?? null,
    playlistName: playlist?.name ?? null,
    remainingTime: remainingTime(row),
  }
}

function remainingTime(row: ResultRow): number {
  if (row.type === 'playlist') return row.remainingTime
  return row.status === 'completed'
    ? 0
    : Math.max(0, Math.round((row.completionTime || row.duration || 0) - (row.position ?? 0)))
}

export function termPage(found: Page<Term>, offset: number): Schemas['SearchTermPage'] {
  return pageAnswer(found, offset, (term) => term)
}

export function historyPage(found: CappedPage<CardRow>, offset: number): Schemas['ContentHistoryPage'] {
  return cappedPageAnswer(found, offset, (row) => ({
    ...card(row),
    openedTime: row.openedAt!.toISOString(),
    completedTime: row.completedAt?.toISOString() ?? null,
    playlistId: row.lastPlaylistId,
  }))
}

/** How far somebody is in a playlist. */
export function playlistProgress(row: {
  requiredCount: number
  doneCount: number
  remainingTime: number
}): Schemas['PlaylistProgress'] {
  return { requiredCount: row.requiredCount, completedCount: row.doneCount, remainingTime: row.remainingTime }
}

export function continuePage(found: CappedPage<ContinueRow>, offset: number): Schemas['ContinuePage'] {
  return cappedPageAnswer(found, offset, (row) => ({
    ...card(row),
    openedTime: row.openedAt!.toISOString(),
    playlistId: row.playlist?.id ?? null,
    playlistName: row.playlist?.name ?? null,
    playlistProgress: row.playlist && playlistProgress(row.playlist),
    position: row.position,
  }))
}

type Filters = Awaited<ReturnType<typeof listMyContentFilters>>

export function filters({ topics, types, locales }: Filters): Schemas['ContentFilters'] {
  return {
    topics: topics.map(({ id, name, parentId, count }) => ({ id, name, parent_id: parentId, count })),
    types: types.map(({ type, count }) => ({ type: type as Schemas['CardType'], count })),
    locales: locales.map(({ locale, count }) => ({ locale: locale as Schemas['Locale'], count })),
  }
}

export function topicPage({ topics }: Filters, query: PageQuery): Schemas['BrowsePage'] {
  const page = { ...slicePage(topics, query), totalIsCapped: false }
  return cappedPageAnswer(page, query.offset, ({ id, name, parentId, count }) => ({
    id,
    type: 'topic' as const,
    name,
    parent_id: parentId,
    contentCount: count,
  }))
}

/** @param isNamed what may be named to the caller */
export function visibility({ isVisible, way, obstacles }: Explanation, isNamed: IsNamed): Schemas['ContentVisibility'] {
  const named = ({ id, name }: Standing) => (isNamed(id) ? { id, name } : { id: null, name: null })
  return {
    isVisible,
    way: way.map((at) => ({ ...named(at), audience: at.audience })),
    obstacles: obstacles.map(({ cause, at, door }) => ({
      reason: cause,
      ...named(at),
      sectionName: isNamed(at.id) ? (door?.name ?? null) : null,
      ...opening(cause, door),
      timezone: cause === 'opensLater' ? (door?.timezone ?? null) : null,
    })),
  }
}

/** @param told what keeps content from the caller; null where nothing does */
export function ownVisibility(told: Obstacle | null, isNamed: IsNamed): Schemas['OwnContentVisibility'] {
  const playlist = told?.door && isNamed(told.at.id) ? told.at : null
  return {
    isVisible: told === null,
    reason: (told?.cause ?? null) as Schemas['OwnHiddenReason'],
    ...opening(told?.cause ?? null, told?.door ?? null),
    playlistId: playlist?.id ?? null,
    playlistName: playlist?.name ?? null,
  }
}

function opening(cause: Obstacle['cause'] | null, door: Obstacle['door']) {
  return {
    opensAt: cause === 'opensLater' ? (door?.unlocksAt?.toISOString() ?? null) : null,
    remainingCount: cause === 'opensWithProgress' ? (door?.remainingCount ?? null) : null,
  }
}
