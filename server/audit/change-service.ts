import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Call } from '../context.ts'
import { keyAfter, nextAfter } from '../contract/after.ts'
import { badInput } from '../contract/problems.ts'
import { LAST_CAP, type PageQuery } from '../db/page.ts'
import { likePattern } from '../db/statement.ts'
import { changeCells, changeColumns } from './wire.ts'
import type { Change, ChangeCursor, ChangeFilter, ChangeSource } from './change.sql.ts'

/** Who changed what, of whatever noun: a page of it, or all of it as CSV. */

export interface ChangesQuery extends PageQuery {
  itemId?: string | undefined
  authorId?: string | undefined
  action?: string | undefined
  since?: string | undefined
  until?: string | undefined
  search?: string | undefined
  sessionToken?: string | undefined
  after?: string | undefined
}

export interface ChangeList<R> {
  items: R[]
  total: number
  nextAfter: string | null
}

/** @throws 400 `token-invalid`: no ticket is given out yet */
export function changeFilterOf(query: ChangesQuery): ChangeFilter {
  if (query.sessionToken !== undefined)
    throw badInput(
      'token-invalid',
      'query/sessionToken',
      'This is no ticket of this hub, or it was used. Leave it out.',
    )
  const { itemId, authorId, action, since, until, search } = query
  return {
    itemId,
    authorId,
    action,
    since: since === undefined ? undefined : new Date(since),
    until: until === undefined ? undefined : new Date(until),
    pattern: search === undefined ? undefined : likePattern(search),
  }
}

/** @param list its name and what narrows it @throws 400 `after-not-usable` */
export async function pageOfChanges<R extends Change>(
  call: Call,
  list: unknown,
  query: ChangesQuery,
  source: ChangeSource<R>,
): Promise<ChangeList<R>> {
  const key = keyAfter(call, list, query)
  const before = key ? { changedAt: new Date(key[0]!), id: key[1]! } : null
  const [rows, [counted]] = await Promise.all([
    source.list({ limit: query.limit + 1, offset: query.offset, before }),
    source.count(),
  ])
  const items = rows.slice(0, query.limit)
  const last = items.at(-1)
  const hasMore = rows.length > query.limit
  return {
    items,
    total: Math.min(counted!.total, LAST_CAP),
    nextAfter: last ? nextAfter(call, list, hasMore, [last.changedAt.toISOString(), last.id]) : null,
  }
}

const BATCH_SIZE = 1_000

/** All of it as CSV, read from the database while it is sent. @param item what the thing is called in its columns */
export function csvOfChanges<R extends Change & { type: string }>(
  item: string,
  { list }: Pick<ChangeSource<R>, 'list'>,
): Readable {
  const columns = changeColumns(item)
  const table = stringify({ header: true, columns, escape_formulas: true, record_delimiter: 'windows' })
  return Readable.from(rowsOf(list))
    .map((row: R) => changeCells(item, row))
    .pipe(table)
}

async function* rowsOf<R extends Change>(list: ChangeSource<R>['list']): AsyncGenerator<R> {
  let before: ChangeCursor | null = null
  for (;;) {
    const rows: R[] = await list({ limit: BATCH_SIZE, before })
    yield* rows
    if (rows.length < BATCH_SIZE) return
    before = rows.at(-1)!
  }
}
