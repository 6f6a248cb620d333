import type { CardType } from '../../generated/client/model/cardType.ts'
import type { ContentFilters } from '../../generated/client/model/contentFilters.ts'
import type { ListMyBrowseContentOrder } from '../../generated/client/model/listMyBrowseContentOrder.ts'
import type { Locale } from '../../generated/client/model/locale.ts'
import type { TopicCard } from '../../generated/client/model/topicCard.ts'
import type { MockHub } from './hub.ts'
import type { ContentRow } from './rows.ts'

/** Filtering and ordering of content that somebody may see. */

export interface Filter {
  type?: CardType | undefined
  locale?: Locale | undefined
  /** A topic stands for those below it as well. */
  topic?: string | undefined
}

export function fits(hub: MockHub, row: ContentRow, { type, locale, topic }: Filter): boolean {
  return (!type || row.type === type) && (!locale || row.locale === locale) && (!topic || isUnder(hub, row, topic))
}

function isUnder(hub: MockHub, row: ContentRow, topicId: string): boolean {
  const below = hub.topics.filter(({ parent_id }) => parent_id === topicId)
  return row.topicIds.includes(topicId) || below.some(({ id }) => isUnder(hub, row, id))
}

/** What content can be filtered by; within a topic, only what stands under it is counted. */
export function filtersOf(hub: MockHub, rows: ContentRow[], topic?: string): ContentFilters {
  const inTopic = rows.filter((row) => fits(hub, row, { topic }))
  const types = [...new Set(inTopic.map(({ type }) => type))].sort()
  const locales = [...new Set(inTopic.map(({ locale }) => locale))].sort()
  return {
    topics: topicCards(hub, inTopic).map(({ id, name, parent_id, contentCount }) => ({
      id,
      name,
      parent_id,
      count: contentCount,
    })),
    types: types.map((type) => ({ type, count: inTopic.filter((row) => row.type === type).length })),
    locales: locales.map((locale) => ({ locale, count: inTopic.filter((row) => row.locale === locale).length })),
  }
}

/** The topics that hold some of the content, in the order of the hub, and those below others after them. */
export function topicCards(hub: MockHub, rows: ContentRow[]): TopicCard[] {
  return hub.topics
    .toSorted((a, b) => Number(a.parent_id !== null) - Number(b.parent_id !== null))
    .map(
      ({ id, name, parent_id }) =>
        ({
          id,
          type: 'topic',
          name,
          parent_id,
          contentCount: rows.filter((row) => isUnder(hub, row, id)).length,
        }) as const,
    )
    .filter(({ contentCount }) => contentCount > 0)
}

export function inBrowseOrder(rows: ContentRow[], order: ListMyBrowseContentOrder): ContentRow[] {
  if (order === 'name') return rows.toSorted((a, b) => a.name.localeCompare(b.name))
  if (order === 'popular') return rows.toSorted((a, b) => b.ratingCount - a.ratingCount || newestFirst(a, b))
  return rows.toSorted(newestFirst)
}

export function newestFirst(a: ContentRow, b: ContentRow): number {
  return b.lastUpdated.localeCompare(a.lastUpdated) || b.id.localeCompare(a.id)
}
