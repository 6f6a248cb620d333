import { callsOf, isRecord, resolve } from './contract.ts'
import type { Contract } from './contract.ts'
import { cell, code, PARTIAL_HEAD } from './markdown.ts'

/** One kind of problem that the contract documents, with the calls that may answer it. */
export type ProblemKind = {
  code: string
  status: number
  /** Where the status depends on the call: the others. */
  otherStatuses: number[]
  title: string
  detail: string
  meaning: string
  calls: string[]
}

const NAMED_CALLS = 8

/** The Markdown of all problems by status. Each code is a heading, because the `type` of a problem links to it. */
export function errorsPartial(contract: Contract): string {
  const kinds = problemsOf(contract)
  const statuses = [...new Set(kinds.map(({ status }) => status))]
  const sections = statuses.map((status) => section(kinds.filter((kind) => kind.status === status)))
  return PARTIAL_HEAD + sections.join('\n')
}

/** Every problem code in the examples of the contract's responses, by status and then by name. */
export function problemsOf(contract: Contract): ProblemKind[] {
  const kinds = new Map<string, ProblemKind>()
  for (const call of callsOf(contract))
    for (const response of Object.values(call.operation.responses))
      for (const found of problemsIn(contract, resolve(contract, response))) {
        const kind = kinds.get(found.code) ?? found
        if (!kind.calls.includes(call.id)) kind.calls.push(call.id)
        if (found.status !== kind.status && !kind.otherStatuses.includes(found.status))
          kind.otherStatuses.push(found.status)
        kinds.set(found.code, kind)
      }
  return [...kinds.values()].sort((a, b) => a.status - b.status || a.code.localeCompare(b.code, 'en'))
}

function problemsIn(contract: Contract, response: Record<string, unknown>): ProblemKind[] {
  const content = resolve(contract, response['content'])
  const examples = resolve(contract, resolve(contract, content['application/problem+json'])['examples'])
  return Object.values(examples)
    .map((example) => resolve(contract, example)['value'])
    .filter(isRecord)
    .map((value) => ({
      code: String(value['code']),
      status: Number(value['status']),
      otherStatuses: [],
      title: String(value['title']),
      detail: String(value['detail']),
      meaning: String(response['description']),
      calls: [],
    }))
}

/** All problems of one status. The one that most calls may answer says what the status means. */
function section(kinds: ProblemKind[]): string {
  const { status, title, meaning } = kinds.toSorted((a, b) => b.calls.length - a.calls.length)[0]!
  return [`### ${status}: ${cell(title)}`, '', cell(meaning), '', ...kinds.map(entry)].join('\n')
}

function entry(kind: ProblemKind): string {
  const also = kind.otherStatuses.length ? ` Also with ${kind.otherStatuses.join(' and ')}.` : ''
  return [`#### ${kind.code}`, '', `“${cell(kind.detail)}”${also} ${callsSentence(kind.calls)}`, ''].join('\n')
}

function callsSentence(calls: string[]): string {
  return calls.length > NAMED_CALLS
    ? `${calls.length} operations may answer with it.`
    : `Operations that may answer with it: ${calls.map(code).join(', ')}.`
}
