import { titleOf } from '../../server/contract/problems.ts'
import { operationsOf, type Contract, type Operation, type ProblemKind, type Response } from './contract.ts'

/** What the files of spec/ do not say of an operation by themselves. */
export interface Surroundings {
  /** Noun by URL. */
  nouns: Map<string, string>
  /** What an operation answers that has no handler yet. */
  notImplemented: Response
  /** Whether the server has a handler for the operation. */
  hasHandler: (noun: string, operationId: string) => boolean
}

const PROBLEM_PAGE = '/dev-docs/docs/dev-docs/api#'
const NOT_IMPLEMENTED = 'NotImplemented'

/**
 * Completes the bundle in place: the noun of each operation, its x-problems as examples of the answers with their
 * status, and for those without a handler the answer 501 and a badge in the reference.
 * @returns the operations without a handler, in the order of the alphabet
 */
export function completeContract(contract: Contract, { nouns, notImplemented, hasHandler }: Surroundings): string[] {
  const missing: string[] = []
  for (const { path, operation } of operationsOf(contract)) {
    const noun = nouns.get(path)
    if (!noun) throw new Error(`${path} does not stand in spec/openapi.yaml.`)
    operation['x-noun'] = noun
    for (const code of operation['x-problems'] ?? []) showProblem(contract, operation, code)
    if (hasHandler(noun, operation.operationId)) continue
    missing.push(operation.operationId)
    operation.responses['501'] = { $ref: `#/components/responses/${NOT_IMPLEMENTED}` }
    operation['x-badges'] = [{ name: 'Not built yet', position: 'after' }]
  }
  if (missing.length) contract.components.responses[NOT_IMPLEMENTED] = notImplemented
  return missing.toSorted()
}

/** The shared answer of that status becomes one of this operation's own that shows the problem too. */
function showProblem(contract: Contract, operation: Operation, code: string): void {
  const kind = contract['x-problems'][code]!
  for (const status of [kind.status].flat().map(String)) {
    const declared = operation.responses[status]
    if (!declared) continue
    const response = structuredClone(
      '$ref' in declared ? contract.components.responses[nameIn(declared.$ref as string)]! : declared,
    ) as Response
    const media = response.content!['application/problem+json'] as { examples: Record<string, object> }
    media.examples = { ...media.examples, [code]: exampleOf(code, Number(status), kind) }
    operation.responses[status] = response
  }
}

function exampleOf(code: string, status: number, { detail }: ProblemKind): object {
  const value = { type: `${PROBLEM_PAGE}${code}`, title: titleOf(status), status, code, detail, instance: 'req-1' }
  return { summary: code, value }
}

const nameIn = (ref: string) => ref.split('/').at(-1)!
