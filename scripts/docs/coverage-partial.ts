import { existsSync, readFileSync } from 'node:fs'
import type { Coverage } from '../test/contract-coverage.ts'
import { isBuilt, referenceLink } from './contract.ts'
import type { Call, CallGroup } from './contract.ts'
import { cell, details, PARTIAL_HEAD } from './markdown.ts'

const HOW_TO_MEASURE = 'Run `make test`, then `make coverage`, then `make docs`.'

/** What tests have seen, from the file that `make coverage` writes; null before the first measurement. */
export function readCoverage(file: string): Coverage | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Coverage) : null
}

/** The Markdown of the contract coverage: totals for each group of the reference, then each operation with its statuses. */
export function coveragePartial(groups: CallGroup[], coverage: Coverage | null): string {
  if (!coverage) return `${PARTIAL_HEAD}${note('Not measured yet', `Nothing is known here yet. ${HOW_TO_MEASURE}`)}`
  const counted = groups.map(({ group, title, calls }) => ({
    group,
    title,
    rows: calls.map((c) => count(c, coverage)),
  }))
  const names = [...new Set(groups.map(({ group }) => group))]
  const rowsOf = (name: string) => counted.filter(({ group }) => group === name).flatMap(({ rows }) => rows)
  const all = counted.flatMap(({ rows }) => rows)
  return [
    PARTIAL_HEAD + staleness(all, coverage),
    '| Group | Operations | Not built yet | Answers declared | Seen | Share |',
    '| --- | --: | --: | --: | --: | --: |',
    ...names.map((name) => totalRow(cell(name), rowsOf(name))),
    totalRow('**All**', all),
    '',
    ...names.flatMap((name) => [
      `### ${cell(name)}`,
      '',
      ...counted.filter(({ group }) => group === name).map(({ title, rows }) => table(title, rows)),
    ]),
  ].join('\n')
}

/** One operation with the statuses that it declares, parted by whether a test has seen them. */
type Counted = { call: Call; seen: string[]; unseen: string[] }

function count(call: Call, coverage: Coverage): Counted {
  const declared = Object.keys(call.operation.responses)
  const isSeen = (status: string) => coverage[call.id]?.includes(Number(status)) ?? false
  return {
    call,
    seen: declared.filter(isSeen),
    unseen: declared.filter((status) => !isSeen(status)),
  }
}

/** The file belongs to the contract of the day on which it was written. */
function staleness(rows: Counted[], coverage: Coverage): string {
  const known = new Set(rows.map(({ call }) => call.id))
  const gone = Object.keys(coverage).filter((id) => !known.has(id)).length
  const fresh = [...known].filter((id) => !(id in coverage)).length
  const reasons = [
    gone ? `Measured, but no longer in the contract: ${gone}.` : '',
    fresh ? `In the contract, but not measured: ${fresh}.` : '',
  ].filter(Boolean)
  return reasons.length ? note('Out of date', `${reasons.join(' ')} ${HOW_TO_MEASURE}`) : ''
}

function note(title: string, text: string): string {
  return `:::note[${title}]\n\n${text}\n\n:::\n\n`
}

function totalRow(name: string, rows: Counted[]): string {
  const missing = rows.filter(({ call }) => !isBuilt(call)).length
  const { seen, declared } = sums(rows)
  return `| ${name} | ${rows.length} | ${missing} | ${declared} | ${seen} | ${share(seen, declared)} |`
}

function table(title: string, rows: Counted[]): string {
  const { seen, declared } = sums(rows)
  const head = ['| Operation | Seen | Not seen |', '| --- | --- | --- |']
  return details(`${cell(title)}: ${seen} of ${declared} seen`, [...head, ...rows.map(row)])
}

function row({ call, seen, unseen }: Counted): string {
  const mark = isBuilt(call) ? '' : ' *Not built yet*'
  return `| ${referenceLink(call)}${mark} | ${seen.join(' ')} | ${unseen.join(' ')} |`
}

function sums(rows: Counted[]): { seen: number; declared: number } {
  const seen = rows.reduce((sum, each) => sum + each.seen.length, 0)
  return { seen, declared: seen + rows.reduce((sum, each) => sum + each.unseen.length, 0) }
}

/** Rounded down, so that 100 % means all. */
function share(seen: number, declared: number): string {
  return declared ? `${Math.floor((100 * seen) / declared)} %` : ''
}
