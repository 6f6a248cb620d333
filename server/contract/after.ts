import { createHash } from 'node:crypto'
import type { Call } from '../context.ts'
import { readPage, type Counted, type Page, type PageQuery } from '../db/page.ts'
import { readSigned, sign } from '../platform/signed.ts'
import { badInput } from './problems.ts'

/**
 * Long lists go on after the last row that was read, beside their offsets. The place is a text that tells callers nothing; it
 * counts for a day, for who asked and for what they asked.
 */

const DAY_SECONDS = 24 * 60 * 60
const LOG_SECONDS = 30 * DAY_SECONDS
const SHAPE = /^\d{10}\.[\w-]{22}\.[\w-]+$/

/** The last row of a page: what it is sorted by, null where that was too long to be said, and its id. */
export interface LastRow {
  key: string | null
  id: string
}

type Asking = Pick<Call, 'context' | 'caller' | 'hub'>

export interface PageAfterQuery extends PageQuery {
  after?: string | undefined
}

export interface PageAfter<R> extends Page<R> {
  /** What the next page is asked for with; null for the last one. */
  nextAfter: string | null
}

/** How a list is read that goes on after a row. */
export interface PagedSource<R> {
  /** From `offset`, or after that row. One row more than the page holds is asked for, so that the end is known. */
  rows(page: PageQuery & { after: LastRow | null }): Promise<R[]>
  /** @param found the rows, of which some counts follow */
  count(found: Promise<readonly R[]>): Promise<Counted>
  lastRowOf(row: R): LastRow
}

/** @param list which one, and what narrows and orders it @throws 400 `after-not-usable` */
export async function readPageAfter<R>(
  call: Asking,
  list: unknown,
  query: PageAfterQuery,
  { rows, count, lastRowOf }: PagedSource<R>,
): Promise<PageAfter<R>> {
  const after = lastRowBefore(call, list, query)
  const asked = rows({ limit: query.limit + 1, offset: query.offset, after })
  const { items: found, total } = await readPage(asked, count(asked))
  const items = found.slice(0, query.limit)
  const last = items.at(-1)
  return { items, total, nextAfter: last && found.length > query.limit ? nextAfter(call, list, lastRowOf(last)) : null }
}

/** Comes before every row that was recorded since a moment. */
const START: LastRow = { key: '1970-01-01T00:00:00.000Z', id: '00000000-0000-0000-0000-000000000000' }

/**
 * The same for a log that only grows and is in the order in which it grows: its end has a place too, from where what comes
 * later is read. Places of a log count for 30 days.
 * @throws 400 `after-not-usable`
 */
export async function readLogAfter<R>(
  call: Asking,
  list: unknown,
  query: PageAfterQuery,
  { rows, count, lastRowOf }: PagedSource<R>,
): Promise<Page<R> & { nextAfter: string }> {
  const after = lastRowBefore(call, list, query)
  const asked = rows({ limit: query.limit, offset: query.offset, after })
  const { items, total } = await readPage(asked, count(asked))
  const last = items.at(-1)
  const place = last ? lastRowOf(last) : (after ?? START)
  return { items, total, nextAfter: nextAfter(call, list, place, LOG_SECONDS) }
}

/** A place has room for so much of a name. */
const MAX_KEY_BYTES = 250

/** What a row is sorted by, where that is a text that people chose; the list looks a longer one up. */
export function shortKey(text: string): string | null {
  return Buffer.byteLength(text) <= MAX_KEY_BYTES ? text : null
}

function lastRowBefore(call: Asking, list: unknown, { after, offset }: PageAfterQuery): LastRow | null {
  if (after === undefined) return null
  const row = offset > 0 ? null : readPlace(call, list, after)
  if (row) return row
  throw badInput(
    'after-not-usable',
    'query/after',
    'Send the nextAfter of the page before, with the same filters and without an offset, within a day.',
  )
}

function readPlace(call: Asking, list: unknown, after: string): LastRow | null {
  const text = readSigned(call.context.config.secrets, 'list place', after, SHAPE)
  const [expires, of, place] = text?.split('.') ?? []
  if (!text || Number(expires) < nowIn(call) || of !== digestOf(call, list)) return null
  const [key, id] = JSON.parse(Buffer.from(place!, 'base64url').toString()) as [string | null, string]
  return { key, id }
}

function nextAfter(call: Asking, list: unknown, { key, id }: LastRow, seconds = DAY_SECONDS): string {
  const place = Buffer.from(JSON.stringify([key, id])).toString('base64url')
  const expires = nowIn(call) + seconds
  return sign(call.context.config.secret, 'list place', `${expires}.${digestOf(call, list)}.${place}`)
}

const nowIn = ({ context }: Asking) => Math.floor(context.now().getTime() / 1000)

function digestOf({ hub, caller }: Asking, list: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([hub.domainId, caller.memberId, list]))
    .digest('base64url')
    .slice(0, 22)
}
