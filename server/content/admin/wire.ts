import type { components } from '../../../generated/server/schema.d.ts'
import { nextOffset, pageAnswer } from '../../contract/page.ts'
import { pictureUrl } from '../../contract/picture-url.ts'
import { author } from '../../users/wire.ts'
import type { ChangeList } from './change-service.ts'
import type { ContentList } from './list-service.ts'

type Schemas = components['schemas']

/** Of a value that was changed, so much is shown. */
const MAX_VALUE = 4_000
const MAX_DETAILS = 100
const MAX_PARENTS = 1_000

export function contentPage(
  { nextAfter, ...page }: ContentList,
  { offset, after, getFullData }: { offset: number; after?: string | undefined; getFullData: boolean },
): Schemas['ContentItemPage'] {
  return {
    items: page.items.map((row) => contentItem(row, getFullData)),
    total: page.total,
    // Behind a place there are no offsets.
    nextOffset: after === undefined ? nextOffset(offset, page.items.length, page.total) : null,
    nextAfter,
  }
}

function contentItem(row: ContentList['items'][number], isFull: boolean): Schemas['ContentItem'] {
  return {
    id: row.id,
    type: row.type as Schemas['ContentType'],
    name: row.name,
    thumbnailId: row.thumbnailId,
    pictureUrl: pictureUrl(row.thumbnailId),
    customType: row.customType,
    fileFormat: row.fileFormat,
    locale: row.locale as Schemas['Locale'],
    audience: row.audience as Schemas['Audience'],
    ownerTeamId: row.ownerTeamId,
    published: row.published,
    contentCount: row.contentCount,
    originatingId: row.originatingId,
    sourceDomain: row.sourceDomain,
    lastUpdated: row.updatedAt.toISOString(),
    fullData: isFull ? fullData(row) : null,
  }
}

function fullData(row: ContentList['items'][number]): NonNullable<Schemas['ContentItem']['fullData']> {
  return {
    description: row.description,
    tags: row.tags,
    author: author(row.author),
    parentPlaylists: row.parents.slice(0, MAX_PARENTS).map(({ id, name, optional }) => ({ id, name, optional })),
    externalRefId: row.externalRefId,
    createdTime: row.createdAt.toISOString(),
    completionTime: row.completionTime,
    commentCount: row.commentCount,
    rating_count: row.ratingCount,
  }
}

export function changePage(
  { nextAfter, ...page }: ChangeList,
  { offset, after }: { offset: number; after?: string | undefined },
): Schemas['ContentChangePage'] {
  const answer = pageAnswer(page, offset, change)
  return { ...answer, nextOffset: after === undefined ? answer.nextOffset : null, nextAfter }
}

type ChangeRow = ChangeList['items'][number]

function change(row: ChangeRow): Schemas['ContentChange'] {
  return {
    id: row.id,
    action: row.action as Schemas['ChangelogAction'],
    changeTime: row.changedAt.toISOString(),
    content: { id: row.contentId, type: row.type as Schemas['ContentType'], name: row.name },
    author: row.authorName === null ? null : changeAuthor(row),
    details: detailsOf(row),
  }
}

function changeAuthor({ authorId, authorName, authorEmail, isAuthorDeleted }: ChangeRow): Schemas['ChangelogAuthor'] {
  return { id: authorId!, name: authorName!, email: authorEmail!, isDeleted: isAuthorDeleted! }
}

function detailsOf({ details }: ChangeRow): Schemas['ChangelogDetails'] {
  const all = details as { property: string; oldValue: unknown; value: unknown }[]
  return all.slice(0, MAX_DETAILS).map(({ property, oldValue, value }) => ({
    property: property.slice(0, 100),
    oldValue: asText(oldValue),
    value: asText(value),
  }))
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, MAX_VALUE)
}

/** A change as a row of a table. */
export function changeCells(row: ChangeRow): Record<string, string | null> {
  const { id, action, changeTime, content, author: by, details } = change(row)
  return {
    id,
    time: changeTime,
    action,
    contentId: content.id,
    type: content.type,
    content: content.name,
    authorId: by?.id ?? null,
    author: by?.name ?? null,
    details: details
      .map(({ property, oldValue, value }) => `${property}: ${oldValue ?? ''} → ${value ?? ''}`)
      .join('; '),
  }
}
