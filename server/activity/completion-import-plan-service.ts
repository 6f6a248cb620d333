import type { Call } from '../context.ts'
import { badInput } from '../contract/problems.ts'
import { openTable, rowBatches, type Table, type TableRow } from '../files/table/service.ts'
import * as rules from './completion-import-rules.ts'
import type { Columns, ImportOutcome, Known, PlannedRow as ReadPlan } from './completion-import-rules.ts'
import * as store from './completion-import-store.ts'

/** What an import of completions would make of each row of its file, as the hub is now. */

export interface PlannedRow extends ReadPlan {
  outcome: ImportOutcome
}

/** The rows of the caller's file, part by part. @throws 400 `import-columns-wrong`, `unknown-reference`, 409 `file-not-ready` */
export async function planCompletionImport(call: Call, fileId: string): Promise<() => AsyncGenerator<PlannedRow[]>> {
  const table = await openTable(call, fileId)
  if (!table) throw badInput('unknown-reference', '/fileId', 'You have uploaded no such file to import.')
  const columns = rules.columnsOf(table.header)
  if (!columns)
    throw badInput(
      'import-columns-wrong',
      '/fileId',
      'The first row has to name the e-mail address or the employee number, the content and the time, each once.',
    )
  const known = await lookUp(call, table, columns)
  return () => plannedRows(call, table, columns, known)
}

async function lookUp({ db }: Call, table: Table, columns: Columns): Promise<Known> {
  const emails = new Set<string>()
  const employeeIds = new Set<string>()
  const contentIds = new Set<string>()
  const names = new Set<string>()
  for await (const { cells } of table.rows()) {
    const row = rules.readRow(cells, columns)
    if (row.email) emails.add(row.email)
    else employeeIds.add(row.employeeId)
    if (row.contentId) contentIds.add(row.contentId)
    else names.add(row.content.toLowerCase())
  }
  return {
    byEmail: await store.peopleByEmail(db, [...emails]),
    byEmployeeId: await store.peopleByEmployeeId(db, [...employeeIds]),
    byContentId: await store.contentById(db, [...contentIds]),
    byContentName: await store.contentByName(db, [...names]),
  }
}

async function* plannedRows(call: Call, table: Table, columns: Columns, known: Known): AsyncGenerator<PlannedRow[]> {
  const seen = new Set<string>()
  for await (const batch of rowBatches(table)) yield await planBatch(call, batch, { columns, known, seen })
}

interface Planning {
  columns: Columns
  known: Known
  /** What stands in earlier rows. */
  seen: Set<string>
}

async function planBatch(
  { db, context, hub }: Call,
  rows: readonly TableRow[],
  { columns, known, seen }: Planning,
): Promise<PlannedRow[]> {
  const about = { timezone: hub.timezone, now: context.now() }
  const planned = rows.map(({ line, cells }) => {
    const row = rules.planRow(line, rules.readRow(cells, columns), known, about)
    const key = completionKey(row)
    if (key !== null && seen.has(key)) row.problems.push('duplicateRow')
    if (key !== null) seen.add(key)
    return row
  })
  const recorded = await store.findRecorded(db, planned.flatMap(completionOf))
  return planned.map((row) => ({ ...row, outcome: outcomeOf(row, recorded) }))
}

function outcomeOf(row: ReadPlan, recorded: ReadonlySet<string>): ImportOutcome {
  if (row.problems.length) return 'refused'
  return recorded.has(completionKey(row)!) ? 'known' : 'recorded'
}

function completionKey({ person, content, time }: ReadPlan): string | null {
  return person && content && time ? rules.keyOf(person.id, content.id, time) : null
}

/** What a row asks to record; none where it has a problem. */
export function completionOf({ person, content, time, problems }: ReadPlan): store.Completed[] {
  if (problems.length || !person || !content || !time) return []
  return [{ memberId: person.id, contentId: content.id, time }]
}
