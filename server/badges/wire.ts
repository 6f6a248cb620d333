import type { Hub } from '../context.ts'
import type { components } from '../../generated/server/schema.d.ts'
import { pictureUrl } from '../contract/picture-url.ts'
import { displayName } from '../users/rules.ts'
import { person } from '../users/wire.ts'
import { stateTag } from '../contract/state-tag.ts'
import { pageAnswer } from '../contract/page-answer.ts'
import type { Page } from '../db/page.ts'
import type { AdminBadge } from './badge-service.ts'
import { awardPicturePath, awardUrl } from './credential-codec.ts'
import type { Holders, Receivers, UserBadge } from './badge-holder-service.ts'
import type { Image } from './image-service.ts'
import { badgeState, imageState } from './rules.ts'
import { completionRate } from '../content/rules.ts'
import type { Award, BadgeAbout, MyBadge, PlaylistBadge } from './service.ts'

/** Badges in the contract's shape and spelling. */

type Schemas = components['schemas']

function imageUrl(imageId: string): string {
  return `/api/badges/images/${imageId}/picture`
}

function fields(badge: BadgeAbout): Schemas['BadgeFields'] {
  const { id, imageId, imageAlternativeText, style, isDeleted, playlistId, playlistName } = badge
  return {
    id,
    imageId,
    imageAlternativeText,
    style,
    pictureUrl: imageUrl(imageId),
    isDeleted,
    playlist: { id: playlistId, type: 'playlist', name: playlistName },
  }
}

export function myBadge(badge: MyBadge, { origin }: Hub): Schemas['MyBadge'] {
  const { awardId, awardedAt } = badge
  return {
    ...fields(badge),
    completionRate: completionRate(badge.doneCount, badge.requiredCount),
    award:
      awardId && awardedAt
        ? { id: awardId, awardedTime: awardedAt.toISOString(), url: awardUrl(origin, awardId) }
        : null,
  }
}

export function myPage(page: Page<MyBadge>, offset: number, hub: Hub): Schemas['MyBadgePage'] {
  return pageAnswer(page, offset, (badge) => myBadge(badge, hub))
}

export function award(row: Award, { name, origin }: Hub): Schemas['BadgeAward'] {
  return {
    id: row.id,
    displayName: displayName(row.person),
    playlistName: row.playlistName,
    hubName: name,
    awardedTime: row.awardedAt.toISOString(),
    url: awardUrl(origin, row.id),
    isMine: row.isMine,
    pictureUrl: awardPicturePath(row.id),
    imageAlternativeText: row.imageAlternativeText,
    style: row.style,
  }
}

export function adminPage(page: Page<AdminBadge>, offset: number): Schemas['BadgePage'] {
  return pageAnswer(page, offset, adminBadge)
}

function adminBadge(badge: AdminBadge): Schemas['Badge'] {
  return {
    ...fields(badge),
    awardedCount: badge.awardedCount,
    etag: stateTag(badgeState(badge)),
    createdTime: badge.createdAt.toISOString(),
  }
}

export function holderPage({ badge, ...page }: Holders, offset: number): Schemas['BadgeHolderPage'] {
  const told = pageAnswer(page, offset, (row) => ({
    id: row.awardId,
    user: person(row),
    email: row.email,
    awardedTime: row.awardedAt.toISOString(),
  }))
  return { ...told, badge: adminBadge(badge) }
}

export function userBadgePage(page: Page<UserBadge>, offset: number): Schemas['UserBadgePage'] {
  return pageAnswer(page, offset, (row) => ({
    id: row.awardId,
    badge: fields(row),
    awardedTime: row.awardedAt.toISOString(),
  }))
}

export function receiverPage({ awardCount, ...page }: Receivers, offset: number): Schemas['BadgeReceiverPage'] {
  const told = pageAnswer(page, offset, (row) => ({
    id: row.id,
    name: displayName(row),
    email: row.email,
    pictureUrl: pictureUrl(row.pictureId),
    awardCount: row.awardCount,
  }))
  return { ...told, awardCount }
}

export function imagePage(page: Page<Image>, offset: number): Schemas['BadgeImagePage'] {
  return pageAnswer(page, offset, image)
}

function image({ id, alternativeText, style, badgeCount, createdAt, isBuiltIn }: Image): Schemas['BadgeImage'] {
  return {
    id,
    alternativeText,
    style: style as Schemas['BadgeStyle'],
    pictureUrl: imageUrl(id),
    isBuiltIn,
    badgeCount,
    etag: stateTag(imageState({ alternativeText, style })),
    createdTime: createdAt.toISOString(),
  }
}

export function playlistPage(
  page: Page<{ id: string; name: string }>,
  offset: number,
): Schemas['BadgeImagePlaylistPage'] {
  return pageAnswer(page, offset, ({ id, name }) => ({ id, type: 'playlist', name }))
}

/** The badge of a playlist. */
export function ofPlaylist(badge: PlaylistBadge | null): Schemas['PlaylistBadge'] {
  if (!badge) return null
  const { id, imageId, imageAlternativeText, style, isDeleted } = badge
  return { id, imageId, imageAlternativeText, style, pictureUrl: imageUrl(imageId), isDeleted }
}
