import { HttpResponse } from 'msw'
import {
  getCreateBadgesMockHandler,
  getDeleteBadgeImageMockHandler,
  getDeleteBadgeMockHandler,
  getGetBadgeImagePictureMockHandler,
  getListBadgeImagePlaylistsMockHandler,
  getListBadgeImagesMockHandler,
  getListBadgesMockHandler,
  getUpdateBadgeImageMockHandler,
  getUpdateBadgeMockHandler,
} from '../../generated/client/playlists-admin/playlists-admin.msw.ts'
import type { BadgeImage } from '../../generated/client/model/badgeImage.ts'
import { BUILT_IN_SINCE, builtIns, findBuiltIn, textOf } from '../../server/badges/built-in.ts'
import { managedTeamIds, privilegesOf } from './access.ts'
import { answer, pageOf } from './answer.ts'
import { awardToAll, imageUrl } from './awards.ts'
import { fieldsOf, nameOf } from './badges.ts'
import type { MockHub } from './hub.ts'
import { findFile } from './media.ts'
import { badInput, conflict, notAllowed, notFound } from './problems.ts'
import type { BadgeImageRow, BadgeRow, PersonRow, PlaylistRow } from './rows.ts'
import { settle } from './uploads.ts'
import { isVisible } from './visible.ts'

const DONE = { success: true } as const
const DIMENSIONS = { small: '64x64', medium: '128x128', large: '256x256' }

export function badgesAdminHandlers(hub: MockHub) {
  return [
    getListBadgesMockHandler(
      answer(hub, 'listBadges', ({ me, query }) => {
        const rows = hub.badges
          .filter((badge) => (query.includeDeleted || !badge.isDeleted) && runs(hub, me, badge, 'playlist_read'))
          .sort((a, b) => nameOf(hub, a).localeCompare(nameOf(hub, b)) || a.id.localeCompare(b.id))
        const { items, ...page } = pageOf(rows, query)
        return { items: items.map((badge) => adminBadgeOf(hub, badge)), ...page }
      }),
    ),
    getCreateBadgesMockHandler(
      answer(hub, 'createBadges', ({ me, body }) => {
        const playlists = body.contentIds.map((id, index) => mustFindPlaylist(hub, id, `/contentIds/${index}`))
        if (!playlists.every((row) => owns(hub, me, row, 'playlist_write'))) throw notAllowed()
        mustFindImage(hub, body.imageId, '/imageId')
        if (playlists.some(({ id }) => hasBadge(hub, id))) throw taken()
        const createdTime = hub.now().toISOString()
        const badges = playlists.map(({ id }): BadgeRow => ({
          id: hub.newId(),
          playlistId: id,
          imageId: body.imageId,
          isDeleted: false,
          createdTime,
        }))
        hub.badges.push(...badges)
        for (const badge of badges) awardToAll(hub, badge)
        return { success: true as const, items: badges.map(({ id, playlistId }) => ({ id, contentId: playlistId })) }
      }),
    ),
    getUpdateBadgeMockHandler(
      answer(hub, 'updateBadge', ({ me, params, body }) => {
        const badge = mustRun(hub, me, params.badgeId)
        if (body.imageId) mustFindImage(hub, body.imageId, '/imageId')
        if (badge.isDeleted && hasBadge(hub, badge.playlistId)) throw taken()
        Object.assign(badge, { isDeleted: false, imageId: body.imageId ?? badge.imageId })
        awardToAll(hub, badge)
        return DONE
      }),
    ),
    getDeleteBadgeMockHandler(
      answer(hub, 'deleteBadge', ({ me, params }) => {
        const badge = mustRun(hub, me, params.badgeId)
        if (badge.isDeleted) throw notFound()
        badge.isDeleted = true
        return DONE
      }),
    ),
    ...imageHandlers(hub),
  ]
}

function imageHandlers(hub: MockHub) {
  return [
    getListBadgeImagesMockHandler(
      answer(hub, 'listBadgeImages', ({ query: { search = '', ...query } }) => {
        const fits = ({ alternativeText }: BadgeImage) =>
          search === '' || (alternativeText ?? '').toLowerCase().includes(search.toLowerCase())
        return pageOf(imagesOf(hub).filter(fits), query)
      }),
    ),
    getUpdateBadgeImageMockHandler(
      answer(hub, 'updateBadgeImage', ({ me, params, body }) => {
        Object.assign(mustRunImage(hub, me, params.imageId), body)
        return DONE
      }),
    ),
    getDeleteBadgeImageMockHandler(
      answer(hub, 'deleteBadgeImage', ({ me, params, query: { replacementImageId } }) => {
        const image = mustRunImage(hub, me, params.imageId)
        if (replacementImageId) {
          mustFindImage(hub, replacementImageId, 'query/replacementImageId')
          if (replacementImageId === image.id)
            throw badInput('unknown-reference', 'query/replacementImageId', 'This one is to be deleted.')
        }
        const showing = hub.badges.filter(({ imageId }) => imageId === image.id)
        if (showing.length && !replacementImageId)
          throw conflict('badge-image-in-use', 'Badges show this picture. Name another one in replacementImageId.')
        for (const badge of showing) badge.imageId = replacementImageId!
        hub.badgeImages = hub.badgeImages.filter(({ id }) => id !== image.id)
        hub.files = hub.files.filter(({ id }) => id !== image.id)
        return DONE
      }),
    ),
    getGetBadgeImagePictureMockHandler(
      answer(hub, 'getBadgeImagePicture', ({ params, query }) => {
        if (!isImage(hub, params.imageId)) throw notFound()
        const location = `/api/picture/${params.imageId}/${DIMENSIONS[query.size]}`
        throw new HttpResponse(null, { status: 302, headers: { Location: location } })
      }),
    ),
    getListBadgeImagePlaylistsMockHandler(
      answer(hub, 'listBadgeImagePlaylists', ({ me, params, query }) => {
        if (!isImage(hub, params.imageId)) throw notFound()
        const showing = new Set(
          hub.badges
            .filter(({ imageId, isDeleted }) => imageId === params.imageId && !isDeleted)
            .map(({ playlistId }) => playlistId),
        )
        const playlists = hub.content
          .filter((row) => showing.has(row.id) && isVisible(hub, me, row))
          .sort((a, b) => a.name.localeCompare(b.name))
        return pageOf(
          playlists.map(({ id, name }) => ({ id, type: 'playlist' as const, name })),
          query,
        )
      }),
    ),
  ]
}

type Right = 'playlist_read' | 'playlist_write'

function owns(hub: MockHub, me: PersonRow, { ownerTeamId }: PlaylistRow, right: Right): boolean {
  return privilegesOf(me).includes(right) || (ownerTeamId !== null && managedTeamIds(hub, me).includes(ownerTeamId))
}

function playlistOf(hub: MockHub, { playlistId }: BadgeRow): PlaylistRow | undefined {
  return hub.content.find((row) => row.type === 'playlist' && row.id === playlistId && !row.isDeleted) as
    PlaylistRow | undefined
}

function runs(hub: MockHub, me: PersonRow, badge: BadgeRow, right: Right): boolean {
  const playlist = playlistOf(hub, badge)
  return playlist !== undefined && owns(hub, me, playlist, right)
}

function mustRun(hub: MockHub, me: PersonRow, id: string): BadgeRow {
  const badge = hub.badges.find((row) => row.id === id)
  if (!badge || !playlistOf(hub, badge)) throw notFound()
  if (!runs(hub, me, badge, 'playlist_write')) throw notAllowed()
  return badge
}

function mustFindPlaylist(hub: MockHub, id: string, pointer: string): PlaylistRow {
  const content = hub.content.find((row) => row.id === id && !row.isDeleted)
  if (!content) throw badInput('unknown-reference', pointer, 'There is no such playlist in this hub.')
  if (content.type !== 'playlist') throw badInput('not-a-playlist', pointer, 'Only a playlist awards a badge.')
  return content
}

function hasBadge(hub: MockHub, playlistId: string): boolean {
  return hub.badges.some((badge) => badge.playlistId === playlistId && !badge.isDeleted)
}

function taken() {
  return conflict('badge-taken', 'A playlist awards one badge. Change the one that it has.')
}

function adminBadgeOf(hub: MockHub, badge: BadgeRow) {
  const awardedCount = hub.awards.filter(({ badgeId }) => badgeId === badge.id).length
  return { ...fieldsOf(hub, badge), awardedCount, createdTime: badge.createdTime }
}

/** A manager runs the pictures that only badges of their own teams show, and what they uploaded while no badge shows it. */
function mustRunImage(hub: MockHub, me: PersonRow, id: string): BadgeImageRow {
  if (findBuiltIn(id)) throw conflict('badge-image-built-in', 'This picture comes with the hub.')
  const image = uploadedImages(hub).find((row) => row.id === id)
  if (!image) throw notFound()
  const showing = hub.badges.filter(({ imageId }) => imageId === id)
  const isOwn = showing.length > 0 || findFile(hub, id)?.ownerId === me.id
  const isTheirs = isOwn && showing.every((badge) => runs(hub, me, badge, 'playlist_write'))
  if (!privilegesOf(me).includes('playlist_write') && !isTheirs) throw notAllowed()
  return image
}

function isImage(hub: MockHub, id: string): boolean {
  return findBuiltIn(id) !== null || uploadedImages(hub).some((image) => image.id === id)
}

function mustFindImage(hub: MockHub, id: string, pointer: string): void {
  if (!isImage(hub, id)) throw badInput('unknown-reference', pointer, 'There is no such picture for badges.')
}

/** Those that are ready, the newest first. */
function uploadedImages(hub: MockHub): BadgeImageRow[] {
  const isReady = ({ id }: BadgeImageRow) => {
    const file = findFile(hub, id)
    return file !== undefined && settle(hub, file).fileStatus === 'ready'
  }
  return hub.badgeImages
    .filter(isReady)
    .sort((a, b) => b.createdTime.localeCompare(a.createdTime) || b.id.localeCompare(a.id))
}

/** The pictures that were uploaded, then those that come with the hub. */
function imagesOf(hub: MockHub): BadgeImage[] {
  const uploaded = uploadedImages(hub).map((row) => ({ ...row, isBuiltIn: false }))
  const ours = builtIns.map((image) => ({
    id: image.id,
    alternativeText: textOf(image, hub.hub.locale),
    style: image.style,
    createdTime: BUILT_IN_SINCE.toISOString(),
    isBuiltIn: true,
  }))
  return [...uploaded, ...ours].map(({ id, alternativeText, style, createdTime, isBuiltIn }) => ({
    id,
    alternativeText,
    style,
    pictureUrl: imageUrl(id),
    isBuiltIn,
    badgeCount: hub.badges.filter(({ imageId }) => imageId === id).length,
    createdTime,
  }))
}
