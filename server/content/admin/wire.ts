import type { components } from '../../../generated/server/schema.d.ts'
import { entry } from '../../audit/wire.ts'
import { pictureUrl } from '../../contract/picture-url.ts'
import { author } from '../../users/wire.ts'
import { libraryPage } from '../library-wire.ts'
import type { NamedChange } from './content-change-log-service.ts'
import type { ContentList } from './content-list-service.ts'

type Schemas = components['schemas']

const MAX_PARENTS = 1_000

export function contentPage(
  page: ContentList,
  query: { offset: number; after?: string | undefined; getFullData: boolean },
): Schemas['ContentItemPage'] {
  return libraryPage(page, query, (row) => contentItem(row, query.getFullData))
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
    isCommon: row.isCommon,
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

export function change(row: NamedChange): Schemas['ContentChange'] {
  const content = { id: row.itemId!, type: row.type as Schemas['ContentType'], name: row.name }
  return { ...entry(row), content, names: row.names, undoable: row.undoable }
}
