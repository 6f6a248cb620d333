import type { ContentRecommendation } from '../../generated/client/model/contentRecommendation.ts'
import { bestOverlap } from '../../server/home/rules.ts'
import { authorOf, cardOf } from './cards.ts'
import { newestFirst } from './find.ts'
import type { MockHub } from './hub.ts'
import { progressOf } from './progress.ts'
import type { ContentRow, PersonRow } from './rows.ts'
import { entriesFor } from './shares.ts'
import { visibleContent } from './visible.ts'

const MOST_OF_EACH = 100

/** First what was shared, then what has most in common with what somebody completed. */
export function recommendationsFor(hub: MockHub, me: PersonRow): ContentRecommendation[] {
  const shared = sharedWith(hub, me)
  const known = new Set(shared.map(({ id }) => id))
  return [...shared, ...overlapping(hub, me).filter(({ id }) => !known.has(id))]
}

function sharedWith(hub: MockHub, me: PersonRow): ContentRecommendation[] {
  const open = entriesFor(hub, me).filter(({ content }) => !isDone(hub, me, content))
  const latest = open.filter(({ content }, index) => open.findIndex((each) => each.content === content) === index)
  return latest.slice(0, MOST_OF_EACH).map(({ content, shares: [share] }) => ({
    ...cardOf(hub, me, content),
    reason: {
      type: 'shared',
      sharer: share.type === 'share' ? authorOf(hub, share.sharerId) : null,
      sharedTime: share.createdTime,
      message: share.message,
    },
  }))
}

function overlapping(hub: MockHub, me: PersonRow): ContentRecommendation[] {
  const visible = visibleContent(hub, me)
  const completed = visible
    .filter((row) => isDone(hub, me, row))
    .sort((a, b) => completedTime(hub, me, b).localeCompare(completedTime(hub, me, a)) || a.id.localeCompare(b.id))
    .map((row) => comparable(hub, row))
  const tags = new Set(completed.flatMap((each) => each.tags))
  const topics = new Set(completed.flatMap(({ row }) => row.topicIds))
  const score = (row: ContentRow) =>
    row.tags.filter((tag) => tags.has(tag)).length + row.topicIds.filter((id) => topics.has(id)).length
  return visible
    .filter((row) => score(row) > 0 && !isDone(hub, me, row) && !isDismissed(hub, me, row))
    .sort((a, b) => score(b) - score(a) || newestFirst(a, b))
    .slice(0, MOST_OF_EACH)
    .flatMap((row) => {
      const best = bestOverlap(comparable(hub, row), completed)
      if (!best) return []
      const { id, type, name } = best.completed.row
      const reason = { type: 'overlap' as const, completed: { id, type, name }, topics: best.topics, tags: best.tags }
      return [{ ...cardOf(hub, me, row), reason }]
    })
}

function comparable(hub: MockHub, row: ContentRow) {
  const topics = hub.topics.filter(({ id }) => row.topicIds.includes(id))
  return { row, tags: row.tags, topics: topics.sort((a, b) => a.name.localeCompare(b.name)) }
}

function isDone(hub: MockHub, me: PersonRow, row: ContentRow): boolean {
  return progressOf(hub, me, row).status === 'completed'
}

function completedTime(hub: MockHub, me: PersonRow, row: ContentRow): string {
  return progressOf(hub, me, row).completedTime ?? ''
}

function isDismissed(hub: MockHub, me: PersonRow, { id }: ContentRow): boolean {
  return hub.dismissals.some(({ personId, contentId }) => personId === me.id && contentId === id)
}
