import { callsOf, isRecord, resolve } from './contract.ts'
import type { Contract } from './contract.ts'
import { cell, code, PARTIAL_HEAD } from './markdown.ts'

/** One kind of problem that the contract documents, with the calls that may answer it. */
export type ProblemKind = {
  code: string
  status: number
  title: string
  detail: string
  meaning: string
  calls: string[]
}

const NAMED_CALLS = 8

/** The Markdown of all problems. Each code is a heading, because the `type` of a problem links to it. */
export function errorsPartial(contract: Contract): string {
  return PARTIAL_HEAD + problemsOf(contract).map(section).join('\n')
}

/** Every problem code in the examples of the contract's responses, by status and then by name. */
export function problemsOf(contract: Contract): ProblemKind[] {
  const kinds = new Map<string, ProblemKind>()
  for (const call of callsOf(contract))
    for (const response of Object.values(call.operation.responses))
      for (const found of problemsIn(contract, resolve(contract, response))) {
        const kind = kinds.get(found.code) ?? found
        if (!kind.calls.includes(call.id)) kind.calls.push(call.id)
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
      title: String(value['title']),
      detail: String(value['detail']),
      meaning: String(response['description']),
      calls: [],
    }))
}

function section(kind: ProblemKind): string {
  return [
    `### ${kind.code}`,
    '',
    `**${kind.status} ${cell(kind.title)}.** ${cell(kind.meaning)}`,
    '',
    `For example: “${cell(kind.detail)}”`,
    '',
    callsSentence(kind.calls),
    '',
  ].join('\n')
}

function callsSentence(calls: string[]): string {
  return calls.length > NAMED_CALLS
    ? `${calls.length} operations may answer with it.`
    : `Operations that may answer with it: ${calls.map(code).join(', ')}.`
}
