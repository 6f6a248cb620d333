import { mustBeProvedFor } from '../access/proof.ts'
import type { Call } from '../context.ts'
import type { Page, PageQuery } from '../db/page.ts'
import { inTransaction } from '../db/transaction.ts'
import type { JobItem } from '../job-kind.ts'
import { mustBeAsShown, previewToken } from '../jobs/change-preview-service.ts'
import type { Change } from '../jobs/rules.ts'
import { beginLongJob, type Job } from '../jobs/service.ts'
import type { CompletionWish } from './completion-import-job-service.ts'
import { completionOf, planCompletionImport, type PlannedRow } from './completion-import-plan-service.ts'
import { keyOf, type ImportOutcome, type ImportProblem } from './completion-import-rules.ts'

/** Importing past completions from a file: what it would record, and beginning it. What it does is in completion-import-job-service.ts. */

export interface ImportQuery extends PageQuery {
  outcome?: ImportOutcome | undefined
  problem?: ImportProblem | undefined
}

export interface CompletionImportPreview extends Page<PlannedRow> {
  counts: Record<ImportOutcome, number>
  problems: { problem: ImportProblem; count: number }[]
  token: string
}

/** @throws 400 `import-columns-wrong`, `unknown-reference`, 409 `file-not-ready` */
export async function previewCompletionImport(
  call: Call,
  fileId: string,
  query: ImportQuery,
): Promise<CompletionImportPreview> {
  const rows = await planCompletionImport(call, fileId)
  const tally = newTally()
  const items: PlannedRow[] = []
  let total = 0
  for await (const part of rows())
    for (const row of part) {
      count(tally, row)
      if (!isAsked(row, query)) continue
      if (total >= query.offset && items.length < query.limit) items.push(row)
      total += 1
    }
  const problems = [...tally.problems].map(([problem, count]) => ({ problem, count }))
  return {
    items,
    total,
    counts: tally.counts,
    problems: problems.sort((one, other) => other.count - one.count),
    token: previewToken(call, changeOf(fileId, tally)),
  }
}

/** Begins the import that was previewed. @throws as its preview, and 400 `token-invalid`, 403 `step-up-required`, 409 `preview-outdated` */
export function createCompletionImport(call: Call, asked: { fileId: string; previewToken: string }): Promise<Job> {
  return inTransaction(call, (call) =>
    beginLongJob(call, { kind: 'createCompletionImport', input: {} }, itemsOf(call, asked)),
  )
}

/** What the import would record, part by part. @throws at its end, where it is not what was previewed */
async function* itemsOf(
  call: Call,
  { fileId, previewToken }: { fileId: string; previewToken: string },
): AsyncGenerator<JobItem[]> {
  const rows = await planCompletionImport(call, fileId)
  const tally = newTally()
  for await (const part of rows()) {
    for (const row of part) count(tally, row)
    yield part.flatMap(itemOf)
  }
  mustBeAsShown(call, changeOf(fileId, tally), previewToken)
  mustBeProvedFor(call, tally.counts.recorded)
}

function itemOf({ outcome, line, person, said, content, time, problems }: PlannedRow): JobItem[] {
  const item = (wish: CompletionWish): JobItem[] => [
    { type: 'person', id: person?.id ?? null, name: person?.name ?? said.person, wish },
  ]
  if (outcome === 'known') return []
  if (outcome === 'refused') return item({ type: 'refused', line, problem: problems[0]! })
  return item({ type: 'recorded', contentId: content!.id, time: time!.toISOString() })
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
  return { counts: { recorded: 0, known: 0, refused: 0 }, problems: new Map(), items: [], leftOut: [] }
}

function count({ counts, problems, items, leftOut }: Tally, row: PlannedRow): void {
  counts[row.outcome] += 1
  for (const problem of row.problems) problems.set(problem, (problems.get(problem) ?? 0) + 1)
  if (row.outcome === 'refused') leftOut.push(String(row.line))
  if (row.outcome !== 'recorded') return
  for (const { memberId, contentId, time } of completionOf(row))
    items.push({ type: 'person', id: memberId, name: keyOf(memberId, contentId, time) })
}

function isAsked({ outcome, problems }: PlannedRow, query: ImportQuery): boolean {
  if (query.outcome !== undefined && outcome !== query.outcome) return false
  return query.problem === undefined || problems.includes(query.problem)
}

/** What the preview is held to: the file, and what would be recorded and left out. */
function changeOf(fileId: string, { items, leftOut }: Tally): Change {
  return { kind: 'createCompletionImport', input: { fileId: fileId.toLowerCase() }, items, leftOut }
}
