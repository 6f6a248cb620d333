import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { teamsToRead } from '../access/rights.ts'
import { listFilter } from '../content/library-service.ts'
import type { Call, HubCall } from '../context.ts'
import {
  cellsOf,
  directoryOf,
  pathsOf,
  TABLE_COLUMNS,
  teamKey,
  topicKey,
  type Directories,
} from './content-table-rules.ts'
import * as store from './content-table-store.ts'

/** Content as a file that an import takes. */

export interface ExportQuery {
  kind: 'playlist' | 'asset'
  teamId?: string | undefined
  topicId?: string | undefined
  published?: boolean | undefined
  type?: 'upload' | 'zip' | 'web' | 'scorm' | undefined
  search?: string | undefined
}

/**
 * All that fit the filters, read from the database while they are sent. @param teams whose content alone is sent; null for all
 * that the caller's rights let them read
 */
export async function exportContent(
  call: Call,
  { kind, type, ...query }: ExportQuery,
  teams: readonly string[] | null,
): Promise<Readable> {
  const filter = listFilter(call, query, teams ?? teamsToRead(call, { type: kind }))
  const names = await directories(call)
  const asked =
    kind === 'asset' ? { kind, filter: { ...filter, type: type ?? null, fileStatus: null } } : { kind, filter }
  return contentCsvOf(TABLE_COLUMNS, contentsOf(call, asked, names))
}

/** What cells may name, and how a cell names it. */
export async function directories({ db }: Pick<HubCall, 'db'>): Promise<Directories> {
  const [teams, topics] = await Promise.all([store.listTeams(db), store.listTopics(db)])
  return { teams: directoryOf(teams, teamKey), topics: directoryOf(pathsOf(topics), topicKey) }
}

/** A table that a spreadsheet opens as what it is: no text of it is a formula. */
export function contentCsvOf(columns: readonly string[], rows: AsyncIterable<readonly string[]>): Readable {
  const table = stringify({
    header: true,
    columns: [...columns],
    escape_formulas: true,
    bom: true,
    record_delimiter: 'windows',
  })
  return Readable.from(rows).pipe(table)
}

const BATCH_SIZE = 1_000

async function* contentsOf(
  { db }: Call,
  asked: store.ExportFilter,
  names: Directories,
): AsyncGenerator<readonly string[]> {
  for (let place: store.ExportedRow | null = null; ;) {
    const rows = await store.listExported(db, asked, place, BATCH_SIZE)
    for (const row of rows) yield cellsOf(row, names)
    if (rows.length < BATCH_SIZE) return
    place = rows.at(-1)!
  }
}
