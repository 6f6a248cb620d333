import type { Call } from '../context.ts'
import { badInput, notFound } from '../contract/problems.ts'
import { openTable, rowBatches, type Table, type TableRow } from '../files/table/service.ts'
import { listFieldKinds } from '../users/custom-field-service.ts'
import {
  choicesOf,
  firstColumnFault,
  recogniseColumns,
  rememberedAs,
  type ColumnChoice,
  type RecognisedColumn,
} from './user-import-column-rules.ts'
import { planRow, type PlannedRow, type Planning } from './user-import-plan-rules.ts'
import { readRow, type Reading } from './user-import-row-rules.ts'
import * as store from './user-import-store.ts'

/** What an import would make of each row of its file, worked out from the file and from the hub as it is now. */

export interface ImportInput {
  fileId: string
  columns?: readonly ColumnChoice[]
  people?: 'all' | 'new' | 'known'
  missing?: 'ignore' | 'list' | 'suspend'
  emptyCells?: 'keep' | 'clear'
  teamIds?: readonly string[]
  restoreRemoved?: boolean
  sendInvitations?: boolean
}

export interface ImportColumn extends RecognisedColumn {
  samples: string[]
}

export interface ImportColumns {
  columns: ImportColumn[]
  rowCount: number
}

/** What the columns of a file hold. @throws 404, 409 `file-not-ready` */
export async function getUserImportColumns(call: Call, fileId: string): Promise<ImportColumns> {
  const table = await openTable(call, fileId)
  if (!table) throw notFound()
  const columns = await recognise(call, table)
  const { rowCount, samples } = await survey(table, [])
  return { columns: columns.map((column) => ({ ...column, samples: samples[column.column]! })), rowCount }
}

async function recognise(call: Call, { header }: Table): Promise<RecognisedColumn[]> {
  const headers = header.map((text) => text.slice(0, 200))
  const [memory, fields] = await Promise.all([
    store.listRemembered(call.db, headers.map(rememberedAs)),
    listFieldKinds(call),
  ])
  return recogniseColumns(headers, memory, fields)
}

/** An import that is worked out: how its file is read, and what is asked of each row. */
export interface ImportPlan {
  columns: ImportColumn[]
  choices: (ColumnChoice & { header: string })[]
  rowCount: number
  /** The addresses of the file, in lower case. */
  emails: readonly string[]
  teamNames: ReadonlyMap<string, string>
  rows(): AsyncGenerator<PlannedRow[]>
}

/** @throws 400 `import-columns-wrong`, `unknown-reference`, 409 `file-not-ready` */
export async function planUserImport(call: Call, input: ImportInput): Promise<ImportPlan> {
  const table = await openTable(call, input.fileId)
  if (!table) throw badInput('unknown-reference', '/fileId', 'You have uploaded no such file to import.')
  const recognised = await recognise(call, table)
  const [fields, teams] = await Promise.all([listFieldKinds(call), store.listTeams(call.db)])
  const choices = choicesFrom(input, recognised, new Set(fields.map(({ id }) => id)))
  const teamIds = (input.teamIds ?? []).map((id) => id.toLowerCase())
  refuseUnknownTeams(teamIds, new Set(teams.map(({ id }) => id)))
  const found = await survey(table, choices)
  const reading: Reading = {
    columns: choices,
    clearsEmpty: input.emptyCells === 'clear',
    locales: call.hub.locales,
    teams: byName(teams),
    teamIds,
    fields: new Map(fields.map((field) => [field.id, field])),
  }
  const ids = await store.idsByEmail(call.db, found.emails)
  const about: Planning = {
    people: input.people ?? 'all',
    restoresRemoved: input.restoreRemoved ?? false,
    emailHeader: choices.find(({ field }) => field === 'email')!.header,
    doubles: found.doubles,
    employees: await ownersOf(call, found.employeeIds),
    callerId: call.caller.memberId,
    held: call.caller.privileges,
    now: call.context.now(),
  }
  return {
    columns: withChoices(recognised, choices, input.columns !== undefined).map((column) => ({
      ...column,
      samples: found.samples[column.column]!,
    })),
    choices,
    rowCount: found.rowCount,
    emails: found.emails,
    teamNames: new Map(teams.map(({ id, name }) => [id, name])),
    rows: () => plannedRows(call, { table, ids, reading, about }),
  }
}

function choicesFrom(
  { columns }: ImportInput,
  recognised: readonly RecognisedColumn[],
  fields: ReadonlySet<string>,
): (ColumnChoice & { header: string })[] {
  const choices = columns ?? choicesOf(recognised)
  for (const [nth, { column, field, customFieldId }] of choices.entries()) {
    if (column >= recognised.length)
      throw badInput('unknown-reference', `/columns/${nth}/column`, 'The file has no such column.')
    if (field === 'customField' && !fields.has((customFieldId ?? '').toLowerCase()))
      throw badInput('unknown-reference', `/columns/${nth}/customFieldId`, 'There is no such field in this hub.')
  }
  const fault = firstColumnFault(choices)
  if (fault !== null)
    throw badInput(
      'import-columns-wrong',
      `/columns${fault}`,
      fault ? 'Another column is this already.' : 'Say which column is the e-mail address.',
    )
  return choices.map((choice) => ({ ...choice, header: recognised[choice.column]!.header }))
}

/** The columns as they are taken, whoever chose them. */
function withChoices(
  recognised: readonly RecognisedColumn[],
  choices: readonly ColumnChoice[],
  areChosen: boolean,
): RecognisedColumn[] {
  if (!areChosen) return [...recognised]
  const chosen = new Map(choices.map((choice) => [choice.column, choice]))
  return recognised.map((column) => {
    const { field = null, customFieldId = null } = chosen.get(column.column) ?? {}
    const isAsFound = field === column.field && customFieldId === column.customFieldId
    return { ...column, field, customFieldId, foundBy: isAsFound ? column.foundBy : null }
  })
}

function refuseUnknownTeams(teamIds: readonly string[], known: ReadonlySet<string>): void {
  const unknown = teamIds.findIndex((id) => !known.has(id))
  if (unknown >= 0) throw badInput('unknown-reference', `/teamIds/${unknown}`, 'There is no such team in this hub.')
}

function byName(teams: readonly { id: string; name: string }[]): Map<string, string[]> {
  const groups = Map.groupBy(teams, ({ name }) => name.trim().toLowerCase())
  return new Map([...groups].map(([name, group]) => [name, group.map(({ id }) => id)]))
}

const SAMPLES = 3

/** What has to be known of the whole file before its first row can be judged. */
async function survey(table: Table, choices: readonly ColumnChoice[]) {
  const place = (field: string) => choices.find((choice) => choice.field === field)?.column
  const [email, employeeId] = [place('email'), place('employeeId')]
  const samples = table.header.map((): string[] => [])
  const emails = new Set<string>()
  const doubles = new Set<string>()
  const employeeIds = new Set<string>()
  let rowCount = 0
  for await (const { cells } of table.rows()) {
    rowCount += 1
    addSamples(samples, cells)
    const address = email === undefined ? '' : (cells[email] ?? '').toLowerCase()
    if (address !== '' && emails.has(address)) doubles.add(address)
    emails.add(address)
    if (employeeId !== undefined && cells[employeeId]) employeeIds.add(cells[employeeId])
  }
  return { rowCount, samples, emails: [...emails], doubles, employeeIds: [...employeeIds] }
}

function addSamples(samples: readonly string[][], cells: readonly string[]): void {
  for (const [column, some] of samples.entries()) {
    const text = (cells[column] ?? '').slice(0, 200)
    if (text !== '' && some.length < SAMPLES && !some.includes(text)) some.push(text)
  }
}

async function ownersOf({ db }: Call, employeeIds: readonly string[]): Promise<Map<string, string[]>> {
  if (employeeIds.length === 0) return new Map()
  const owners = Map.groupBy(await store.listEmployees(db, employeeIds), ({ employeeId }) => employeeId)
  return new Map([...owners].map(([id, group]) => [id, group.map(({ email }) => email)]))
}

/** What it takes to judge the rows of a file. */
interface Judging {
  table: Table
  /** The people of the hub by their addresses. */
  ids: ReadonlyMap<string, string>
  reading: Reading
  about: Planning
}

async function* plannedRows(call: Call, judging: Judging): AsyncGenerator<PlannedRow[]> {
  for await (const batch of rowBatches(judging.table)) yield await planBatch(call, batch, judging)
}

async function planBatch(
  { db }: Call,
  batch: readonly TableRow[],
  { ids, reading, about }: Judging,
): Promise<PlannedRow[]> {
  const rows = batch.map(({ line, cells }) => {
    const read = readRow(cells, reading)
    return { line, read, id: ids.get(read.email.toLowerCase()) }
  })
  const known = rows.flatMap(({ id }) => id ?? [])
  const teamIds = new Set(rows.flatMap(({ read }) => read.change.teamIdsToAdd))
  const people = known.length ? await store.listKnown(db, known, [...teamIds]) : []
  const byId = new Map(people.map((person) => [person.id, person]))
  return rows.map(({ line, read, id }) => planRow(line, read, id === undefined ? undefined : byId.get(id), about))
}
