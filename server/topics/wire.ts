import type { components } from '../../generated/server/schema.d.ts'
import { stateTag } from '../contract/state-tag.ts'
import { pageAnswer } from '../contract/page-answer.ts'
import { restorableUntil } from '../contract/restorable.ts'
import type { Page } from '../db/page.ts'
import { person } from '../users/wire.ts'
import { stateOf } from './rules.ts'
import type { LocaleName } from './name-service.ts'
import type { Topic } from './service.ts'
import type { TagRow } from './tag-store.ts'

/** Topics and tags in the contract's shape and spelling. */

type Schemas = components['schemas']

export function topicPage(page: Page<Topic>, offset: number, domainId: number): Schemas['TopicPage'] {
  return pageAnswer(page, offset, (row) => topic(row, domainId))
}

export function topic(row: Topic, domainId: number): Schemas['Topic'] {
  const { id, name, index, tags, published, isDeleted, author } = row
  const status = statusOf(row)
  return {
    id,
    domain_id: domainId,
    type: 'topic',
    name,
    parent_id: row.parentId,
    index,
    contentCount: row.count,
    pinnedPlaylistIds: row.pinnedIds,
    locale: row.locale as Schemas['Locale'],
    tags,
    author: author && person(author),
    published,
    isDeleted,
    restorableUntil: restorableUntil(row.deletedAt)?.toISOString() ?? null,
    is_read: status === 'completed',
    userContentStatus: status,
    ...NOT_OF_TOPICS,
    etag: stateTag(stateOf(row)),
    createdTime: row.createdAt.toISOString(),
    lastUpdated: row.updatedAt.toISOString(),
  }
}

/** Fields of other content that are the same for every topic. */
const NOT_OF_TOPICS = {
  user_rated_like: 0,
  rating_count: 0,
  commentCount: 0,
  commentCountUser: 0,
  converted: false,
  openInIframe: true,
  download: 'disabled',
  subtitles: [],
  markAsDoneMode: 'automatic',
} satisfies Partial<Schemas['Topic']>

/** Null where nothing stands under it that could be completed. */
function statusOf({ count, hasUnfinished, hasStarted }: Topic): Schemas['UserContentStatus'] {
  if (count === 0) return null
  if (!hasUnfinished) return 'completed'
  return hasStarted ? 'opened' : 'notstarted'
}

export function tagPage(page: Page<TagRow>, offset: number): Schemas['TagPage'] {
  return pageAnswer(page, offset, ({ name, count }) => ({ name, contentCount: count }))
}

export function topicNames(names: readonly LocaleName[]): Schemas['TopicNames'] {
  return { names: names.map(({ locale, name }) => ({ locale: locale as Schemas['Locale'], name })) }
}
