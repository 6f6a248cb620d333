import type { OperationId } from '../../generated/server/operations.ts'
import { resources } from '../../generated/resources.ts'
import { nextOffset } from '../../server/contract/page-answer.ts'
import type { Fields } from './records.ts'
import type { Reader } from './shape.ts'

/** What a list leaves out, in which order it comes, and which page of it. */

interface Row {
  read: Reader
}

/** What some lists show of all that their entity has. */
const ONLY: Partial<Record<OperationId, (read: Reader) => boolean>> = {
  listMySavedContent: (read) => Boolean(read('isSaved')),
  listMyTodoContent: (read) => Boolean(read('goal')) && read('userContentStatus') !== 'completed',
  listMyContentHistory: (read) => read('userContentStatus') !== 'notstarted',
  listMyContinueContent: (read) => read('userContentStatus') === 'opened' && read('type') !== 'playlist',
  listMyFeaturedContent: (read) => read('type') !== 'topic',
  listMyRecommendations: (read) => read('type') !== 'topic' && read('userContentStatus') === 'notstarted',
  searchMyContent: (read) => read('type') !== 'topic',
  listMyBrowseContent: (read) => read('type') !== 'topic',
}

/** Parameters that say how a page comes, not what stands in it. */
const ABOUT_PAGES = new Set(
  'limit offset start after column order includeDeleted includeDeletedUsers updatedSince format'.split(' '),
)
const WORDS = new Set(['search', 'query'])

export function fitting<R extends Row>(id: OperationId, rows: readonly R[], query: Fields): R[] {
  const wanted = Object.entries(query).filter(([name, value]) => value !== undefined && !ABOUT_PAGES.has(name))
  const only = ONLY[id]
  return rows.filter(
    ({ read }) =>
      (!only || only(read)) &&
      wanted.every(([name, value]) => (WORDS.has(name) ? holdsWords(read, String(value)) : fits(read(name), value))),
  )
}

/** A filter by what an answer does not show lets everything pass. */
function fits(value: unknown, wanted: unknown): boolean {
  if (value === undefined) return true
  if (Array.isArray(wanted)) return wanted.some((one) => fits(value, one))
  if (Array.isArray(value)) return value.some((one) => fits((one as Fields | null)?.['id'] ?? one, wanted))
  return value === wanted || Number(value) === wanted
}

const NAMES = 'name displayName description email label title subject message text first_name last_name'.split(' ')

function holdsWords(read: Reader, words: string): boolean {
  const known = NAMES.map(read).filter((value) => typeof value === 'string')
  const texts = known.join('\n').toLowerCase()
  const wanted = words.toLowerCase().split(/\s+/)
  return wanted.every((word) => texts.includes(word))
}

/** By the column that was asked for; otherwise the newest first where the thing has a time, and as it was made elsewhere. */
export function sorted<R extends Row>(id: OperationId, rows: readonly R[], { column, order }: Fields): R[] {
  const { entity } = resources[id]
  if (entity === 'Topic') return rows.toSorted((a, b) => compare(a.read('index'), b.read('index')))
  const name = typeof column === 'string' ? column : NEWEST_FIRST.has(entity) ? 'createdTime' : null
  if (!name) return [...rows]
  const usual = name === 'lastUpdated' || typeof column !== 'string' ? 'desc' : 'asc'
  const sign = (order ?? usual) === 'desc' ? -1 : 1
  return rows.toSorted((a, b) => sign * compare(a.read(name), b.read(name)))
}

const NEWEST_FIRST = new Set('Comment Note Notification Message ApiToken ServiceToken Passkey Email'.split(' '))

function compare(a: unknown, b: unknown): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))
}

export function page<R>(rows: readonly R[], query: Fields) {
  const offset = Number(query['offset'] ?? query['start'] ?? 0)
  const items = rows.slice(offset, offset + Number(query['limit'] ?? rows.length))
  return { items, total: rows.length, nextOffset: nextOffset(offset, items.length, rows.length) }
}
