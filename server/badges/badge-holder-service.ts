import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Call } from '../context.ts'
import { readPage, type ListQuery, type Page, type PageQuery } from '../db/page.ts'
import { readerOf } from '../content/reader-service.ts'
import { displayName } from '../users/rules.ts'
import { badgeTaken, mustFindBadge, mustFindPlaylists, type AdminBadge } from './badge-service.ts'
import type { AdminBadgeRow } from './badge-store.ts'
import { listLive } from './award-store.ts'
import { shownBy, type Shown } from './rules.ts'
import * as store from './badge-holder-store.ts'

/** Who has a badge, what badges somebody has, and who would be awarded one. */

export interface Holders extends Page<store.HolderRow> {
  badge: AdminBadge
}

/** @param teamIds the teams of whose people alone the answer may tell, or null for all @throws 404 */
export async function listBadgeAwards(
  call: Call,
  badgeId: string,
  query: ListQuery,
  teamIds: readonly string[] | null,
): Promise<Holders> {
  const badge = await findAsked(call, badgeId)
  const filter = { badgeId, search: query.search, teamIds }
  const page = await readPage(store.listHolders(call.db, filter, query), store.countHolders(call.db, filter))
  return { ...page, badge: { ...badge, ...shownBy(badge, call.hub.locale) } }
}

export type UserBadge = store.UserBadgeRow & Shown

/** What somebody of the hub was awarded, also after they were deleted, as far as the caller sees the playlists. @throws 404 */
export async function listUserBadges(call: Call, memberId: string, query: PageQuery): Promise<Page<UserBadge>> {
  const filter = { memberId, reader: await readerOf(call, memberId) }
  const { items, total } = await readPage(
    store.listUserBadges(call.db, filter, query),
    store.countUserBadges(call.db, filter),
  )
  return { items: items.map((row) => ({ ...row, ...shownBy(row, call.hub.locale) })), total }
}

const BATCH_SIZE = 1_000

/** The same as CSV, read from the database while it is sent. @throws as listBadgeAwards */
export async function csvOfBadgeAwards(
  call: Call,
  badgeId: string,
  query: ListQuery,
  teamIds: readonly string[] | null,
): Promise<Readable> {
  await findAsked(call, badgeId)
  const filter = { badgeId, search: query.search, teamIds }
  const columns = ['awardedTime', 'userId', 'name', 'email', 'awardId']
  const table = stringify({ header: true, columns, escape_formulas: true, bom: true, record_delimiter: 'windows' })
  return Readable.from(allHolders(call, filter))
    .map((row: store.HolderRow) => [row.awardedAt.toISOString(), row.id, displayName(row), row.email, row.awardId])
    .pipe(table)
}

async function* allHolders({ db }: Call, filter: store.HolderFilter): AsyncGenerator<store.HolderRow> {
  for (let before: store.HolderRow | undefined; ;) {
    const rows = await store.listHolders(db, filter, { limit: BATCH_SIZE, before })
    yield* rows
    if (rows.length < BATCH_SIZE) return
    before = rows.at(-1)
  }
}

function findAsked(call: Call, badgeId: string): Promise<AdminBadgeRow> {
  return mustFindBadge(call, badgeId)
}

export interface Receivers extends Page<store.ReceiverRow> {
  /** How many badges would be awarded to people of all teams. */
  awardCount: number
}

/** Whom createBadges would award badges, with the same refusals. @param teamIds as in listBadgeAwards @throws 400 `unknown-reference`, `not-a-playlist`, 409 `badge-taken` */
export async function previewBadges(
  call: Call,
  contentIds: readonly string[],
  page: PageQuery,
  teamIds: readonly string[] | null,
): Promise<Receivers> {
  const playlistIds = (await mustFindPlaylists(call, contentIds)).map(({ id }) => id)
  if ((await listLive(call.db, playlistIds)).length > 0) throw badgeTaken()
  const all = { playlistIds, teamIds: null, now: call.context.now() }
  const own = { ...all, teamIds }
  const [items, told, { awardCount }] = await Promise.all([
    store.listReceivers(call.db, own, page),
    store.countReceivers(call.db, own),
    store.countReceivers(call.db, all),
  ])
  return { items, total: told.total, awardCount }
}
