import type { Readable } from 'node:stream'
import { mustBeProvedFor } from '../access/proof.ts'
import type { Call } from '../context.ts'
import type { Page, PageQuery } from '../db/page.ts'
import { inTransaction } from '../db/transaction.ts'
import type { JobItem } from '../job-kind.ts'
import { mustBeAsShown, previewToken } from '../jobs/change-preview-service.ts'
import type { Change } from '../jobs/rules.ts'
import { beginLongJob, type Job } from '../jobs/service.ts'
import { contentCsvOf } from './content-export-service.ts'
import type { ImportWish } from './content-import-job-service.ts'
import { planContentImport, type ImportInput, type ImportPlan } from './content-import-plan-service.ts'
import { PROBLEM_WORDS, type ImportOutcome, type ImportProblem, type PlannedRow } from './content-import-rules.ts'
import { PROBLEM_COLUMN } from './content-table-rules.ts'

/** Importing content from a file: what it would do, and beginning it. What it does is in content-import-job-service.ts. */

export interface ImportQuery extends PageQuery {
  outcome?: ImportOutcome | undefined
  problem?: ImportProblem | undefined
}

export interface ContentImportPreview extends Page<PlannedRow> {
  counts: Record<ImportOutcome, number>
  problems: { problem: ImportProblem; count: number }[]
  token: string
}

/** @throws 400 `import-columns-wrong`, `unknown-reference`, 409 `file-not-ready` */
export async function previewContentImport(
  call: Call,
  input: ImportInput,
  query: ImportQuery,
): Promise<ContentImportPreview> {
  const plan = await planContentImport(call, input)
  const tally = newTally()
  const items: PlannedRow[] = []
  let total = 0
  for await (const part of plan.parts())
    for (const { planned } of part) {
      count(tally, planned)
      if (!isAsked(planned, query)) continue
      if (total >= query.offset && items.length < query.limit) items.push(planned)
      total += 1
    }
  const problems = [...tally.problems].map(([problem, count]) => ({ problem, count }))
  return {
    items,
    total,
    counts: tally.counts,
    problems: problems.sort((one, other) => other.count - one.count),
    token: previewToken(call, changeOf(input, tally)),
  }
}

/** Begins the import that was previewed. @throws as its preview, and 400 `token-invalid`, 403 `step-up-required`, 409 `preview-outdated` */
export function createContentImport(call: Call, input: ImportInput & { previewToken: string }): Promise<Job> {
  return inTransaction(call, (call) =>
    beginLongJob(call, { kind: 'createContentImport', input: {} }, itemsOf(call, input)),
  )
}

/**
 * The rows of a file that have a problem, and what to do about it, as a file to correct.
 * @throws as its preview
 */
export async function exportContentImportProblems(call: Call, input: ImportInput): Promise<Readable> {
  const plan = await planContentImport(call, input)
  const kept = plan.header.flatMap((header, place) => (header === PROBLEM_COLUMN ? [] : [place]))
  return contentCsvOf([...kept.map((place) => plan.header[place]!), PROBLEM_COLUMN], refusedRows(plan, kept))
}

async function* refusedRows({ parts }: ImportPlan, kept: readonly number[]): AsyncGenerator<string[]> {
  for await (const part of parts())
    for (const { row, planned } of part)
      if (planned.outcome === 'refused') yield [...kept.map((place) => row.cells[place] ?? ''), reasonOf(planned)]
}

function reasonOf({ problems }: PlannedRow): string {
  return problems.map(({ problem, column }) => `${column ? `${column}: ` : ''}${PROBLEM_WORDS[problem]}`).join(' ')
}

/** What the import would touch, part by part. @throws at its end, where it is not what was previewed */
async function* itemsOf(call: Call, input: ImportInput & { previewToken: string }): AsyncGenerator<JobItem[]> {
  const plan = await planContentImport(call, input)
  const tally = newTally()
  for await (const part of plan.parts()) {
    for (const { planned } of part) count(tally, planned)
    yield part.flatMap(({ planned }) => itemOf(planned))
  }
  mustBeAsShown(call, changeOf(input, tally), input.previewToken)
  mustBeProvedFor(call, tally.counts.created + tally.counts.changed)
}

function itemOf(row: PlannedRow): JobItem[] {
  const { outcome, line, id, type, name, body, parent } = row
  const item = (wish: ImportWish): JobItem[] => [
    { type: type === 'playlist' ? 'playlist' : 'asset', id, name: name || `Row ${line}`, wish },
  ]
  if (outcome === 'unchanged') return []
  if (outcome === 'refused') return item({ line, reason: reasonOf(row) })
  return item({ line, contentType: type!, body, parent })
}

/** What is counted while the rows go by. */
interface Tally {
  counts: Record<ImportOutcome, number>
  problems: Map<ImportProblem, number>
  /** What the preview is held to. */
  items: JobItem[]
  leftOut: string[]
}

function newTally(): Tally {
  return { counts: { created: 0, changed: 0, unchanged: 0, refused: 0 }, problems: new Map(), items: [], leftOut: [] }
}

function count({ counts, problems, items, leftOut }: Tally, row: PlannedRow): void {
  const { line, outcome, id, body, parent } = row
  counts[outcome] += 1
  for (const problem of new Set(row.problems.map(({ problem }) => problem)))
    problems.set(problem, (problems.get(problem) ?? 0) + 1)
  if (outcome === 'refused') leftOut.push(String(line))
  // What the cells say is said by the file; what of it is a change depends on the hub.
  const name = [line, id, ...Object.keys(body), parent && 'parent'].join(' ')
  if (outcome === 'created' || outcome === 'changed') items.push({ type: 'asset', id: null, name })
}

function isAsked({ outcome, problems }: PlannedRow, query: ImportQuery): boolean {
  if (query.outcome !== undefined && outcome !== query.outcome) return false
  return query.problem === undefined || problems.some(({ problem }) => problem === query.problem)
}

/** What the preview is held to: the file, and what would be made, changed and left out. */
function changeOf({ fileId, emptyCells = 'keep' }: ImportInput, { items, leftOut }: Tally): Change {
  return { kind: 'createContentImport', input: { fileId: fileId.toLowerCase(), emptyCells }, items, leftOut }
}
