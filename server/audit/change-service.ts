import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Call } from '../context.ts'
import { readPageAfter, type PageAfter, type PageAfterQuery } from '../contract/after.ts'
import { LAST_CAP } from '../db/page.ts'
import { likePattern } from '../db/statement.ts'
import { changeCells, changeColumns } from './wire.ts'
import type { Change, ChangeCursor, ChangeFilter, ChangeSource } from './change.sql.ts'

/** Who changed what, of whatever noun: a page of it, or all of it as CSV. */

export interface ChangesQuery extends PageAfterQuery {
  itemId?: string | undefined
  authorId?: string | undefined
  action?: string | undefined
  since?: string | undefined
  until?: string | undefined
  search?: string | undefined
}

export type ChangeList<R> = PageAfter<R>

export function changeFilterOf(query: ChangesQuery): ChangeFilter {
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
  const page = await readPageAfter(call, list, query, {
    rows: ({ after, ...page }) =>
      source.list({ ...page, before: after && { changedAt: new Date(after.key!), id: after.id } }),
    count: () => source.count(),
    lastRowOf: ({ changedAt, id }) => ({ key: changedAt.toISOString(), id }),
  })
  return { ...page, total: Math.min(page.total, LAST_CAP) }
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
