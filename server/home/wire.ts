import type { components } from '../../generated/server/schema.d.ts'
import { card } from '../content/wire.ts'
import { pageAnswer } from '../contract/page-answer.ts'
import type { Page } from '../db/page.ts'
import { person } from '../users/wire.ts'
import type { Reason, Recommended } from './recommendation-service.ts'
import type { Stats } from './service.ts'

type Schemas = components['schemas']

export function stats({
  savedCount,
  reached,
  open,
  todo,
  newCount,
  previousVisitAt,
  badges,
  rhythm,
  learned,
}: Stats): Schemas['ContentStats'] {
  return {
    savedCount,
    badgesTotalCount: badges.total,
    badgesAwardedCount: badges.awarded,
    dueCountComplete: reached,
    dueCountIncomplete: open,
    todoCount: todo,
    completedThisWeekCount: rhythm.completedThisWeek,
    weeksInARowCount: rhythm.weeksInARow,
    weeklyGoal: rhythm.weeklyGoal,
    learningTime: learned.learningTime,
    newCount,
    previousVisitTime: previousVisitAt?.toISOString() ?? null,
  }
}

export function recommendationPage(page: Page<Recommended>, offset: number): Schemas['ContentRecommendationPage'] {
  return pageAnswer(page, offset, (item) => ({ ...card(item.card), reason: reason(item.reason) }))
}

function reason(why: Reason): Schemas['RecommendationReason'] {
  if (why.type === 'overlap') {
    const { completed, topics, tags } = why.overlap
    const { id, name } = completed
    return { type: 'overlap', completed: { id, type: completed.type as Schemas['CardType'], name }, topics, tags }
  }
  const { shared } = why
  return {
    type: 'shared',
    sharer: shared.type === 'share' ? person(shared.sharer) : null,
    sharedTime: shared.sharedAt.toISOString(),
    message: shared.message,
  }
}
