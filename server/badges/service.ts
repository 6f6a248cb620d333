import type { Call, HubCall, PublicCall } from '../context.ts'
import { readPage, type Page, type PageQuery } from '../db/page.ts'
import { conflict, notFound } from '../contract/problems.ts'
import { viewerOf } from '../content/rules.ts'
import { pageShape } from '../db/statement.ts'
import { credentialOf, type Credential } from './credential-codec.ts'
import { signingKey } from './key-service.ts'
import { drawBadge } from './badge-picture-service.ts'
import { shownBy, type Shown } from './rules.ts'
import * as store from './store.ts'

/** Badges of the people who have them and can win them. */

export type MyBadge = Omit<store.MyBadgeRow, keyof store.BadgeRow> & BadgeAbout

/** A badge with its picture and its playlist. */
export interface BadgeAbout extends Shown {
  id: string
  isDeleted: boolean
  playlistId: string
  playlistName: string
}

export interface MyQuery extends PageQuery {
  isAwarded?: boolean | undefined
}

/** What the caller was awarded and can win. Two statements, whatever the length. */
export async function listMyBadges(call: Call, { isAwarded, ...query }: MyQuery): Promise<Page<MyBadge>> {
  const viewer = viewerOf(call)
  const which = isAwarded === undefined ? 'all' : isAwarded ? 'awarded' : 'open'
  const { items: rows, total } = await readPage(
    store.listMine(call.db, { ...viewer, offset: query.offset }, { ...pageShape(query), which }),
    store.countMine(call.db, viewer, { which }),
  )
  return { items: rows.map((row) => ({ ...row, ...shownBy(row, call.hub.locale) })), total }
}

/** A badge that the caller was awarded or can win. @throws 404 */
export async function getMyBadge(call: Call, badgeId: string): Promise<MyBadge> {
  const row = await mustFindMine(call, badgeId)
  return { ...row, ...shownBy(row, call.hub.locale) }
}

/** The badge as a signed file. @throws 404, 409 `badge-not-awarded` */
export async function exportMyBadge(call: Call, badgeId: string): Promise<Credential> {
  const row = await mustFindMine(call, badgeId)
  if (!isAwarded(row))
    throw conflict('badge-not-awarded', 'You were not awarded this badge yet. Complete its playlist first.')
  return signed(call, row, call.caller.email)
}

type FoundRow = Awaited<ReturnType<typeof store.findMine>>[number]
type AwardedRow = FoundRow & { awardId: string; awardedAt: Date }

function isAwarded(row: FoundRow): row is AwardedRow {
  return row.awardId !== null && row.awardedAt !== null
}

async function signed(call: HubCall, row: AwardedRow, email: string): Promise<Credential> {
  const about = {
    awardId: row.awardId,
    awardedAt: row.awardedAt,
    badgeId: row.id,
    playlistName: row.playlistName,
    description: row.description ?? row.playlistName,
    caption: shownBy(row, call.hub.locale).imageAlternativeText ?? '',
    email,
  }
  return credentialOf(call.hub, about, await signingKey(call), call.context.now())
}

async function mustFindMine(call: Call, id: string): Promise<FoundRow> {
  const [row] = await store.findMine(call.db, { ...viewerOf(call), id })
  if (!row) throw notFound()
  return row
}

/** How many badges the caller has and can win, and how many of them they have; none in a hub without badges. */
export async function countMyBadges(call: Call): Promise<{ total: number; awarded: number }> {
  const [count] = hasBadges(call) ? await store.countMine(call.db, viewerOf(call), { which: 'all' }) : []
  return count ?? { total: 0, awarded: 0 }
}

export type PlaylistBadge = Shown & { id: string; isDeleted: boolean; isAwarded: boolean }

/** The badge of a playlist that the caller sees, and whether they have it; null where there is none. */
export async function findOfPlaylist(call: Call, playlistId: string): Promise<PlaylistBadge | null> {
  if (!hasBadges(call)) return null
  const [row] = await store.findOfPlaylist(call.db, { playlistId, memberId: call.caller.memberId })
  return row ? { ...row, ...shownBy(row, call.hub.locale) } : null
}

/** Every badge that somebody was awarded, as files for them to keep: signed, and drawn where the store has its picture. */
export async function awardFiles(
  call: HubCall,
  {
    id: memberId,
    email,
    teamIds,
    isAdmin,
  }: { id: string; email: string; teamIds: readonly string[]; isAdmin: boolean },
): Promise<{ awardId: string; credential: Credential; picture: Buffer | null }[]> {
  const viewer = { memberId, teamIds, isAdmin, now: call.context.now() }
  const files = []
  for (const { badgeId } of await store.listAwarded(call.db, { memberId })) {
    const [row] = await store.findMine(call.db, { ...viewer, id: badgeId })
    if (!row || !isAwarded(row)) continue
    const picture = await drawBadge(call, shownBy(row, call.hub.locale))
    files.push({ awardId: row.awardId, credential: await signed(call, row, email), picture })
  }
  return files
}

export type Award = store.AwardRow &
  Shown & {
    /** Whether it is the caller's. */
    isMine: boolean
  }

/** An award, for anybody who was given its id. @throws 404 */
export async function getBadgeAward(call: PublicCall, awardId: string): Promise<Award> {
  const [row] = await store.findAward(call.db, { id: awardId })
  if (!row) throw notFound()
  return { ...row, ...shownBy(row, call.hub.locale), isMine: row.person.id === call.caller?.memberId }
}

/** The badge of an award as PNG, for anybody who was given its id. @throws 404, also where the store has lost the picture */
export async function getBadgeAwardPicture(call: PublicCall, awardId: string): Promise<Buffer> {
  const picture = await drawBadge(call, await getBadgeAward(call, awardId))
  if (!picture) throw notFound()
  return picture
}

function hasBadges({ hub }: Call): boolean {
  return hub.features.includes('badges')
}
