import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Call } from '../context.ts'
import { notFound } from '../contract/problems.ts'
import { SETTLE_MS } from './rules.ts'
import * as store from './store.ts'
import type { Cursor, EventFilter, EventRow } from './store.ts'
import * as wire from './wire.ts'

const BATCH_SIZE = 1_000

const COLUMNS = ['id', 'time', 'type', 'userId', 'user', 'authorId', 'author', 'ipAddress', 'userAgent', 'details']

/** Everything that fits a filter as CSV, the newest first, read from the database while it is sent. */
export function csvOf(call: Call, filter: EventFilter): Readable {
  const cells = stringify({ header: true, columns: COLUMNS, escape_formulas: true, record_delimiter: 'windows' })
  return Readable.from(rowsOf(call, filter)).map(wire.cells).pipe(cells)
}

async function* rowsOf({ db }: Call, filter: EventFilter): AsyncGenerator<EventRow> {
  let cursor: Cursor | null = null
  for (;;) {
    const rows: EventRow[] = await store.listBefore(db, filter, cursor, BATCH_SIZE)
    yield* rows
    if (rows.length < BATCH_SIZE) return
    cursor = rows.at(-1)!
  }
}

/** The events after one of them, the oldest first, of those that no transaction can still add to. @throws 404 for an event that is gone */
export async function exportSecurityEvents(
  { db, context }: Call,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<EventRow[]> {
  const cursor = after === undefined ? null : await store.findCursor(db, after)
  if (cursor === undefined) throw notFound()
  return store.listAfter(db, { until: new Date(context.now().getTime() - SETTLE_MS) }, cursor, limit)
}
