import { mustBeProved, mustBeProvedFor } from '../access/proof.ts'
import type { Call } from '../context.ts'
import type { Page, PageQuery } from '../db/page.ts'
import { inTransaction } from '../db/transaction.ts'
import type { JobItem } from '../job-kind.ts'
import { mustBeAsShown, previewToken } from '../jobs/change-preview-service.ts'
import type { Change } from '../jobs/rules.ts'
import { beginLongJob, type Job } from '../jobs/service.ts'
import { newId } from '../platform/ids.ts'
import { rememberedAs } from './user-import-column-rules.ts'
import type { ImportWish } from './user-import-job-service.ts'
import { planUserImport, type ImportColumn, type ImportInput, type ImportPlan } from './user-import-plan-service.ts'
import { changesOf, type ImportOutcome, type PlannedRow, type RowChange } from './user-import-plan-rules.ts'
import type { ImportProblem, RowProblem } from './user-import-row-rules.ts'
import * as store from './user-import-store.ts'

/** Importing people from a file: what it would do, and beginning it. What it does is in user-import-job-service.ts. */

export interface ImportQuery extends PageQuery {
  outcome?: ImportOutcome | undefined
  problem?: ImportProblem | undefined
}

export interface ImportRow {
  row: number | null
  id: string | null
  name: string
  email: string
  outcome: ImportOutcome
  isRestored: boolean
  problems: RowProblem[]
  changes: RowChange[]
}

export interface ImportPreview extends Page<ImportRow> {
  columns: ImportColumn[]
  rowCount: number
  counts: Record<PlannedRow['outcome'], number>
  missingCount: number
  invitedCount: number
  problems: { problem: ImportProblem; count: number }[]
  token: string
}

/** Of more people nobody takes the access by an open browser alone. */
const MAX_WITHOUT_PROOF = 50

/** @throws 400 `import-columns-wrong`, `unknown-reference`, 409 `file-not-ready` */
export async function previewUserImport(call: Call, input: ImportInput, query: ImportQuery): Promise<ImportPreview> {
  const plan = await planUserImport(call, input)
  const tally = newTally(input)
  const items: ImportRow[] = []
  let total = 0
  for await (const rows of plan.rows())
    for (const row of rows) {
      count(tally, row)
      if (!isAsked(row, query)) continue
      if (total >= query.offset && items.length < query.limit) items.push(shown(row, plan))
      total += 1
    }
  const missing = await missingPage(call, input, plan, query, total, items.length)
  for await (const people of suspended(call, input, plan)) for (const person of people) note(tally, person)
  if (missing.admins) addProblem(tally, 'adminSuspended', missing.admins)
  return {
    items: [...items, ...missing.items],
    total: total + missing.total,
    columns: plan.columns,
    rowCount: plan.rowCount,
    counts: tally.counts,
    missingCount: missing.all,
    invitedCount: tally.invited,
    problems: [...tally.problems]
      .map(([problem, count]) => ({ problem, count }))
      .sort((one, other) => other.count - one.count),
    token: previewToken(call, changeOf(input, plan, tally)),
  }
}

/** Begins the import that was previewed. @throws as its preview, and 400 `token-invalid`, 403 `step-up-required`, 409 `preview-outdated` */
export function createUserImport(call: Call, input: ImportInput & { previewToken: string }): Promise<Job> {
  return inTransaction(call, async (call) => {
    const plan = await planUserImport(call, input)
    const { sendInvitations = false } = input
    await store.remember(call.db, rememberedOf(plan), call.context.now())
    return beginLongJob(call, { kind: 'createUserImport', input: { sendInvitations } }, itemsOf(call, input, plan))
  })
}

/** What the import would touch, part by part. @throws at its end, where it is not what was previewed */
async function* itemsOf(
  call: Call,
  input: ImportInput & { previewToken: string },
  plan: ImportPlan,
): AsyncGenerator<JobItem[]> {
  const tally = newTally(input)
  for await (const rows of plan.rows()) {
    for (const row of rows) count(tally, row)
    yield rows.flatMap(itemOf)
  }
  for await (const people of suspended(call, input, plan)) {
    for (const person of people) note(tally, person)
    yield people.map(({ id, name }): JobItem => ({ type: 'person', id, name, wish: SUSPENSION }))
  }
  mustBeAsShown(call, changeOf(input, plan, tally), input.previewToken)
  const { created, changed, suspended: taken } = tally.counts
  if (taken > MAX_WITHOUT_PROOF) mustBeProved(call)
  mustBeProvedFor(call, created + changed + taken)
}

const SUSPENSION: ImportWish = {
  type: 'known',
  change: { isSuspended: true, teamIdsToAdd: [], teamIdsToRemove: [], attributes: [], customFields: [] },
}

function itemOf({ outcome, line, id, name, email, problems, change }: PlannedRow): JobItem[] {
  const item = (subject: string | null, wish: ImportWish): JobItem[] => [{ type: 'person', id: subject, name, wish }]
  if (outcome === 'refused') return item(id, { type: 'refused', line, problem: problems[0]!.problem })
  // Whoever is new has an id from now on, so that nobody is added twice.
  if (outcome === 'created') return item(newId(), { type: 'new', email, change })
  return outcome === 'unchanged' ? [] : item(id, { type: 'known', change })
}

/** What is counted while the rows go by. */
interface Tally {
  invites: boolean
  counts: Record<PlannedRow['outcome'], number>
  invited: number
  problems: Map<ImportProblem, number>
  /** What the preview is held to. */
  items: JobItem[]
  leftOut: string[]
}

function newTally({ sendInvitations = false }: ImportInput): Tally {
  const counts = { created: 0, changed: 0, suspended: 0, unchanged: 0, refused: 0 }
  return { invites: sendInvitations, counts, invited: 0, problems: new Map(), items: [], leftOut: [] }
}

function count(tally: Tally, { outcome, isRestored, problems, id, email, line }: PlannedRow): void {
  tally.counts[outcome] += 1
  if (tally.invites && (outcome === 'created' || (isRestored && outcome === 'changed'))) tally.invited += 1
  for (const problem of new Set(problems.map(({ problem }) => problem))) addProblem(tally, problem, 1)
  if (outcome === 'refused') tally.leftOut.push(String(line))
  else if (outcome !== 'unchanged') tally.items.push({ type: 'person', id, name: email.toLowerCase() })
}

function addProblem({ problems }: Tally, problem: ImportProblem, count: number): void {
  problems.set(problem, (problems.get(problem) ?? 0) + count)
}

/** Counts somebody who is missing and would be suspended. */
function note(tally: Tally, { id, name }: { id: string; name: string }): void {
  tally.counts.suspended += 1
  tally.items.push({ type: 'person', id, name })
}

/** People who are looked up at once. */
const BATCH_SIZE = 5_000

/** Who is missing and would be suspended for it, part by part. */
async function* suspended({ db }: Call, { missing }: ImportInput, { emails }: ImportPlan) {
  if (missing !== 'suspend') return
  for (let after: string | null = null; ;) {
    const people = await store.listSuspendable(db, emails, after, BATCH_SIZE)
    yield people
    if (people.length < BATCH_SIZE) return
    after = people.at(-1)!.id
  }
}

/** The part of a page that is made of those who are missing, behind the rows of the file. */
async function missingPage(
  { db }: Call,
  { missing }: ImportInput,
  { emails }: ImportPlan,
  { outcome, problem, limit, offset }: ImportQuery,
  rows: number,
  taken: number,
): Promise<{ items: ImportRow[]; total: number; all: number; admins: number }> {
  if (missing === undefined || missing === 'ignore') return { items: [], total: 0, all: 0, admins: 0 }
  const counted = await store.countMissing(db, emails)
  const admins = missing === 'suspend' ? counted.admins : 0
  const isAsked =
    (outcome === undefined || outcome === 'missing') && (problem === undefined || problem === 'adminSuspended')
  if (!isAsked) return { items: [], total: 0, all: counted.all, admins }
  const page = { limit: limit - taken, offset: Math.max(0, offset - rows) }
  const found = page.limit > 0 ? await store.listMissing(db, emails, page, problem !== undefined) : []
  const total = problem === undefined ? counted.all : admins
  const items = total === 0 ? [] : found.map((person) => missingRow(person, missing === 'suspend'))
  return { items, total, all: counted.all, admins }
}

function missingRow({ id, name, email, isAdmin }: store.MissingPerson, suspends: boolean): ImportRow {
  const problems: RowProblem[] = suspends && isAdmin ? [{ problem: 'adminSuspended', header: null, value: null }] : []
  return { row: null, id, name, email, outcome: 'missing', isRestored: false, problems, changes: [] }
}

function isAsked({ outcome, problems }: PlannedRow, query: ImportQuery): boolean {
  if (query.outcome !== undefined && outcome !== query.outcome) return false
  return query.problem === undefined || problems.some(({ problem }) => problem === query.problem)
}

function shown(row: PlannedRow, { choices, teamNames }: ImportPlan): ImportRow {
  const { line, id, name, email, outcome, isRestored, problems } = row
  const isChanged = outcome === 'changed' || outcome === 'suspended'
  const changes = isChanged ? changesOf(row, choices, teamNames) : []
  return { row: line, id, name, email, outcome, isRestored, problems: [...problems], changes }
}

/** What the preview is held to: the words of the import, and whom it reaches and leaves out. */
function changeOf(input: ImportInput, { choices }: ImportPlan, { items, leftOut }: Tally): Change {
  const { fileId, people = 'all', missing = 'ignore', emptyCells = 'keep', teamIds = [] } = input
  const { restoreRemoved = false, sendInvitations = false } = input
  const columns = choices.map(({ column, field, customFieldId = '' }) => [column, field, customFieldId])
  const teams = teamIds.map((id) => id.toLowerCase()).sort()
  const asked = { fileId, columns, people, missing, emptyCells, teams, restoreRemoved, sendInvitations }
  return { kind: 'createUserImport', input: asked, items, leftOut }
}

/** What the columns were taken for, by their headers; of several with the same the first counts. */
function rememberedOf({ columns }: ImportPlan): Parameters<typeof store.remember>[1] {
  const first = new Map<string, ImportColumn>()
  for (const column of columns) {
    const header = rememberedAs(column.header)
    if (header !== '' && !first.has(header)) first.set(header, column)
  }
  return [...first].map(([header, { field, customFieldId }]) => ({ header, field, customFieldId }))
}
