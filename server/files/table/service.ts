import type { Call } from '../../context.ts'
import { conflict } from '../../contract/problems.ts'
import { isTable } from '../rules.ts'
import * as store from '../store.ts'
import type { TableRow } from './row-types.ts'
import { readRows } from './table-codec.ts'

export type { TableRow } from './row-types.ts'

/** A table that somebody uploaded to import it. */
export interface Table {
  /** What stands in its first line. */
  header: readonly string[]
  /** Its rows in their order, read anew each time. */
  rows(): AsyncGenerator<TableRow>
}

/** Rows that are looked up at once. */
const BATCH_SIZE = 1_000

/** The rows of a table in parts of up to 1,000, none of them empty. */
export async function* rowBatches(table: Table): AsyncGenerator<TableRow[]> {
  let batch: TableRow[] = []
  for await (const row of table.rows()) {
    if (batch.push(row) < BATCH_SIZE) continue
    yield batch
    batch = []
  }
  if (batch.length) yield batch
}

/** The caller's own; undefined where they have no such table. @throws 409 `file-not-ready` */
export async function openTable(call: Call, fileId: string): Promise<Table | undefined> {
  const file = await store.findFile(call.db, fileId)
  if (!file || !isTable(file.kind) || file.uploadedBy !== call.caller.memberId) return undefined
  if (file.status !== 'ready' || !file.servedKey)
    throw conflict('file-not-ready', 'The file is still being prepared, or cannot be used.')
  const all = () => rowsUnder(call, file.servedKey!)
  const first = await all().next()
  return {
    header: first.value!.cells,
    async *rows() {
      let isHeader = true
      for await (const row of all()) {
        if (!isHeader) yield row
        isHeader = false
      }
    },
  }
}

async function* rowsUnder({ context }: Call, key: string): AsyncGenerator<TableRow, undefined> {
  const stored = await context.storage.get(key)
  if (!stored) throw new Error(`The store holds nothing under ${key}.`)
  yield* readRows(stored.stream)
}
