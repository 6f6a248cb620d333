import type { ContentCard } from '../../generated/client/model/contentCard.ts'
import type { ParentPlaylist } from '../../generated/client/model/parentPlaylist.ts'
import type { Person } from '../../generated/client/model/person.ts'
import { displayName, pictureUrl } from './access.ts'
import type { MockHub } from './hub.ts'
import { completionTimeOf, contentCountOf, findState, progressOf } from './progress.ts'
import type { ContentRow, PersonRow } from './rows.ts'
import { isVisible } from './visible.ts'

/** Content as lists show it to somebody. */
export function cardOf(hub: MockHub, person: PersonRow, content: ContentRow): ContentCard {
  const state = findState(hub, person, content.id)
  const progress = progressOf(hub, person, content)
  return {
    id: content.id,
    type: content.type,
    name: content.name,
    description: content.description,
    thumbnailId: content.thumbnailId,
    pictureUrl: pictureUrl(content.thumbnailId),
    ...assetFacts(content),
    locale: content.locale,
    completionTime: completionTimeOf(hub, content),
    contentCount: contentCountOf(hub, content),
    completionRate: progress.completionRate,
    commentCount: commentCountOf(hub, content),
    userContentStatus: progress.status,
    isSaved: Boolean(state?.savedTime),
    isLiked: state?.isLiked ?? false,
    goal: content.goal,
    lastUpdated: content.lastUpdated,
  }
}

/** How many comments there are on some content, or how many somebody wrote there. */
export function commentCountOf(hub: MockHub, { id }: ContentRow, author?: PersonRow): number {
  return hub.comments.filter(
    ({ contentId, authorId, deletedBy }) => contentId === id && !deletedBy && (!author || author.id === authorId),
  ).length
}

/** What only assets have; null on a playlist. */
export function assetFacts(content: ContentRow) {
  if (content.type === 'playlist') return { customType: null, fileFormat: null, duration: null }
  return { customType: content.customType, fileFormat: content.fileFormat, duration: content.duration }
}

export function authorOf(hub: MockHub, authorId: string | null): Person | null {
  const author = hub.people.find(({ id }) => id === authorId)
  return author ? { id: author.id, displayName: displayName(author), pictureUrl: pictureUrl(author.pictureId) } : null
}

/** The playlists that hold some content, as far as somebody may see them, by name. */
export function parentsOf(hub: MockHub, person: PersonRow, contentId: string): ParentPlaylist[] {
  return hub.items
    .filter((item) => item.contentId === contentId)
    .flatMap(({ playlistId, optional }) => {
      const holder = hub.content.find(({ id }) => id === playlistId)
      return holder && isVisible(hub, person, holder) ? [{ id: holder.id, name: holder.name, optional }] : []
    })
    .sort((a, b) => a.name.localeCompare(b.name))
}

/** Likes content or takes the like back; each person counts once. */
export function setLiked(state: { isLiked: boolean }, content: ContentRow, isLiked: boolean): void {
  content.ratingCount += Number(isLiked) - Number(state.isLiked)
  state.isLiked = isLiked
}
