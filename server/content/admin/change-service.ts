import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Call } from '../../context.ts'
import { badInput } from '../../contract/problems.ts'
import { LAST_CAP, type PageQuery } from '../../db/page.ts'
import * as store from './change-store.ts'
import { keyAfter, nextAfter } from '../../contract/after.ts'

/** Who changed what content. */

export interface ChangesQuery extends PageQuery {
  contentId?: string | undefined
  kind: 'edits' | 'statuses'
  authorId?: string | undefined
  action?: string | undefined
  since?: string | undefined
  until?: string | undefined
  search?: string | undefined
  sessionToken?: string | undefined
  after?: string | undefined
}

export interface ChangeList {
  items: store.ChangeRow[]
  total: number
  nextAfter: string | null
}

/** @throws 400 `after-not-usable`, `token-invalid` */
export async function listContentChanges(call: Call, query: ChangesQuery): Promise<ChangeList> {
  const filter = filterOf(call, query)
  const list = ['listContentChanges', filter]
  const key = keyAfter(call, list, query)
  const before = key ? { changedAt: new Date(key[0]!), id: key[1]! } : null
  const [rows, [counted]] = await Promise.all([
    store.listChanges(call.db, filter, { limit: query.limit + 1, offset: query.offset, before }),
    store.countChanges(call.db, filter),
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

function filterOf({ caller }: Call, query: ChangesQuery): store.ChangeFilter {
  if (query.sessionToken !== undefined)
    throw badInput(
      'token-invalid',
      'query/sessionToken',
      'This is no ticket of this hub, or it was used. Leave it out.',
    )
  const { kind, contentId, authorId, action, since, until, search } = query
  return {
    kind,
    reads: { assets: caller.privileges.has('asset_read'), others: caller.privileges.has('playlist_read') },
    contentId,
    authorId,
    action,
    since: since === undefined ? undefined : new Date(since),
    until: until === undefined ? undefined : new Date(until),
    search,
  }
}

const BATCH_SIZE = 1_000

const COLUMNS = ['id', 'time', 'action', 'contentId', 'type', 'content', 'authorId', 'author', 'details']

/** All that fits the filters as CSV, read from the database while it is sent. @param cells of a row @throws 400 `token-invalid` */
export function csvOf(
  call: Call,
  query: ChangesQuery,
  cells: (row: store.ChangeRow) => Record<string, string | null>,
): Readable {
  const filter = filterOf(call, query)
  const table = stringify({ header: true, columns: COLUMNS, escape_formulas: true, record_delimiter: 'windows' })
  return Readable.from(rowsOf(call, filter)).map(cells).pipe(table)
}

async function* rowsOf({ db }: Call, filter: store.ChangeFilter): AsyncGenerator<store.ChangeRow> {
  let before: store.ChangeCursor | null = null
  for (;;) {
    const rows: store.ChangeRow[] = await store.listChanges(db, filter, { limit: BATCH_SIZE, before })
    yield* rows
    if (rows.length < BATCH_SIZE) return
    before = rows.at(-1)!
  }
}
