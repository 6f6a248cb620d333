import { isBuilt, referenceLink } from './contract.ts'
import type { Call, CallGroup } from './contract.ts'
import { cell, code, details, PARTIAL_HEAD } from './markdown.ts'
import { whoMayCall } from './who-may-call.ts'

/** The Markdown of all operations: a heading for each group of the reference, and below it a closed table for each tag. */
export function operationsPartial(groups: CallGroup[]): string {
  const names = [...new Set(groups.map(({ group }) => group))]
  const sections = names.map((name) =>
    section(
      name,
      groups.filter(({ group }) => group === name),
    ),
  )
  return [PARTIAL_HEAD + total(groups.flatMap(({ calls }) => calls)), '', ...sections].join('\n')
}

function total(calls: Call[]): string {
  const missing = calls.filter((call) => !isBuilt(call)).length
  const rest = missing
    ? ` ${missing} of them are not built yet and answer 501 \`not-implemented\`; they are marked.`
    : ''
  return `The contract has ${calls.length} operations.${rest}`
}

function section(name: string, groups: CallGroup[]): string {
  return [`### ${cell(name)}`, '', ...groups.map(table)].join('\n')
}

function table({ title, calls }: CallGroup): string {
  const head = ['| Operation | What it does | Who may call it |', '| --- | --- | --- |']
  return details(`${cell(title)} (${size(calls)})`, [...head, ...calls.map(row)])
}

function size(calls: Call[]): string {
  const missing = calls.filter((call) => !isBuilt(call)).length
  const count = calls.length === 1 ? '1 operation' : `${calls.length} operations`
  if (missing === 0) return count
  return `${count}, ${missing === calls.length ? 'not built yet' : `${missing} not built yet`}`
}

function row(call: Call): string {
  const does = cell(call.summary) + (isBuilt(call) ? '' : '. *Not built yet*')
  return `| ${referenceLink(call)}<br/>${code(`${call.method} ${call.path}`)} | ${does} | ${whoMayCall(call.operation['x-access'])} |`
}
