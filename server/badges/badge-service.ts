import type { Call } from '../context.ts'
import { readPage, type Page, type PageQuery } from '../db/page.ts'
import type { IfMatch } from '../contract/etag.ts'
import { mustBeState, stateTag } from '../contract/state-tag.ts'
import { badInput, conflict, notFound, type Problem } from '../contract/problems.ts'
import { recordAudit, recordUnchanged, type AuditDetail } from '../audit/service.ts'
import { inTransaction, isDuplicate, isUnknownReference } from '../db/transaction.ts'
import { newId } from '../platform/ids.ts'
import { beginAwarding, lockForBadges } from './award-service.ts'
import { mustFindRef } from './image-service.ts'
import { badgeState, shownBy } from './rules.ts'
import type { BadgeAbout } from './service.ts'
import * as store from './badge-store.ts'

/** Badges of those who run the playlists. */

export type AdminBadge = BadgeAbout & Pick<store.AdminBadgeRow, 'awardedCount' | 'createdAt'>

export interface AdminQuery extends PageQuery {
  includeDeleted: boolean
}

/**
 * The hub's badges. Two statements, whatever the length.
 * @param ownerTeamIds the teams of whose playlists alone badges are listed, or null for all
 */
export async function listBadges(
  call: Call,
  { includeDeleted, ...page }: AdminQuery,
  ownerTeamIds: readonly string[] | null,
): Promise<Page<AdminBadge>> {
  const filter = { includeDeleted, ownerTeamIds }
  const { items: rows, total } = await readPage(
    store.listAdmin(call.db, filter, page),
    store.countAdmin(call.db, filter),
  )
  return { items: rows.map((row) => ({ ...row, ...shownBy(row, call.hub.locale) })), total }
}

export interface Created {
  id: string
  contentId: string
}

/**
 * Gives playlists a badge, all of them or none, and has it awarded to those who completed them before.
 * @throws 400 `unknown-reference`, `not-a-playlist`, 409 `badge-taken`
 */
export async function createBadges(
  call: Call,
  { contentIds, imageId }: { contentIds: readonly string[]; imageId: string },
): Promise<Created[]> {
  const playlists = await mustFindPlaylists(call, contentIds)
  const about = { image: await mustFindRef(call, imageId), now: call.context.now() }
  const badges = playlists.map((playlist) => ({ id: newId(), playlistId: playlist.id, name: playlist.name }))
  try {
    await inTransaction(call, async (call) => {
      await lockForBadges(
        call,
        playlists.map(({ id }) => id),
      )
      await store.insertBadges(call.db, about, badges)
      for (const badge of badges) await record(call, 'CREATE', badge)
      const ids = badges.map(({ id }) => id)
      await beginAwarding(call, ids, call.caller.memberId)
    })
  } catch (error) {
    throw writeProblem(error)
  }
  return badges.map(({ id, playlistId }) => ({ id, contentId: playlistId }))
}

/** Those that are named, in that order. @throws 400 `unknown-reference`, `not-a-playlist` */
export async function mustFindPlaylists({ db }: Call, ids: readonly string[]): Promise<store.Candidate[]> {
  const wanted = ids.map((id) => id.toLowerCase())
  const found = new Map((await store.findContent(db, wanted)).map((content) => [content.id, content]))
  return wanted.map((id, index) => {
    const content = found.get(id)
    const pointer = `/contentIds/${index}`
    if (!content) throw badInput('unknown-reference', pointer, 'There is no such playlist in this hub.')
    if (content.type !== 'playlist') throw badInput('not-a-playlist', pointer, 'Only a playlist awards a badge.')
    if (wanted.indexOf(id) < index) throw badInput('bad-input', pointer, 'is named twice')
    return content
  })
}

/**
 * Changes the picture of a badge, and restores it where it was deleted; who completed its playlist meanwhile is awarded it.
 * @returns the new ETag @throws 400 `unknown-reference`, 404, 409 `badge-taken`, 412
 */
export async function updateBadge(
  call: Call,
  id: string,
  ifMatch: IfMatch,
  { imageId }: { imageId?: string },
): Promise<string> {
  const badge = await mustFindBadge(call, id)
  mustBeState(ifMatch, stateOf(badge))
  const image = imageId === undefined ? null : await mustFindRef(call, imageId)
  if (!image && !badge.isDeleted) {
    recordUnchanged(call)
    return stateTag(stateOf(badge))
  }
  const details = [
    ...(image ? [{ property: 'imageId', oldValue: badge.uploadedId ?? badge.builtInId, value: imageId }] : []),
    ...(badge.isDeleted ? [{ property: 'isDeleted', oldValue: true, value: false }] : []),
  ]
  const named = { ...badge, name: badge.playlistName }
  try {
    await inTransaction(call, async (call) => {
      await lockForBadges(call, [badge.playlistId])
      mustBeState(ifMatch, stateOf(await mustFindBadge(call, id)))
      await store.restoreBadge(call.db, id, image)
      await record(call, 'UPDATE', named, details)
      await beginAwarding(call, [id], call.caller.memberId)
    })
  } catch (error) {
    throw writeProblem(error)
  }
  return stateTag(stateOf({ ...badge, ...image, isDeleted: false }))
}

/** Lets a playlist award its badge no longer; who has it keeps it. @throws 404, also for a deleted one */
export async function deleteBadge(call: Call, id: string): Promise<void> {
  const badge = await mustFindBadge(call, id)
  await inTransaction(call, async (call) => {
    if (!(await store.markDeleted(call.db, id))) throw notFound()
    await record(call, 'DELETE', { ...badge, name: badge.playlistName })
  })
}

function stateOf({ uploadedId, builtInId, isDeleted }: store.ImageRef & { isDeleted: boolean }): unknown[] {
  return badgeState({ imageId: uploadedId ?? builtInId, isDeleted })
}

/** @throws 404 */
export async function mustFindBadge(call: Call, id: string): Promise<store.AdminBadgeRow> {
  const badge = await store.findBadge(call.db, id)
  if (!badge) throw notFound()
  return badge
}

function record(
  call: Call,
  action: 'CREATE' | 'UPDATE' | 'DELETE',
  badge: { id: string; name: string; playlistId: string },
  details?: AuditDetail[],
): Promise<void> {
  return recordAudit(call, {
    action,
    objectType: 'badge',
    objectId: badge.id,
    objectName: badge.name,
    details: [{ property: 'playlistId', oldValue: null, value: badge.playlistId }, ...(details ?? [])],
  })
}

export function badgeTaken(): Problem {
  return conflict('badge-taken', 'A playlist awards one badge. Change the one that it has.')
}

function writeProblem(error: unknown): unknown {
  if (isDuplicate(error, 'badge_of_playlist')) return badgeTaken()
  if (isUnknownReference(error)) return badInput('unknown-reference', '/imageId', 'This picture was just deleted.')
  return error
}
