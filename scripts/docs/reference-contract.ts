import { limitsOf } from '../../server/contract/rate-limit.ts'
import type { RateClass } from '../../server/contract/operation-row.ts'
import { callsOf, referenceHash } from './contract.ts'
import type { Access, Call, Contract, Operation } from './contract.ts'
import { code } from './markdown.ts'
import { samplesOf } from './samples.ts'
import { whatManagersSet } from './what-managers-set.ts'
import { whoMayCall } from './who-may-call.ts'

/** Extensions that the reference shows. The others are for the machinery and would only make the page slower. */
const SHOWN = ['x-badges', 'x-codeSamples', 'x-displayName', 'x-tagGroups']

/**
 * The contract as the reference shows it: each description ends with who may call the operation, which rate class
 * counts it and what a manager may set, since Redoc does not know `x-access`, `x-rate` and `x-manager`. Each call has samples.
 */
export function referenceContract(contract: Contract): Contract {
  const copy = structuredClone(contract)
  dropHidden(copy)
  const related = relatedCalls(contract)
  for (const call of callsOf(copy)) {
    const { operation } = call
    operation['x-codeSamples'] = samplesOf(contract, call)
    operation.description = `${operation.description}\n\n${lastLines(operation)}${whatManagersSet(contract, operation)}${related(operation)}${tryIt(call)}`
    dropHidden(operation)
    // Redoc writes badges in its own colours in the page, but in the menu with dark text on the badge's colour.
    for (const badge of operation['x-badges'] ?? []) delete badge.color
  }
  return copy
}

function lastLines({ 'x-access': access, 'x-rate': rate }: Operation): string {
  return `**Who may call it:** ${whoMayCall(access)}.\n\n**Rate class:** ${code(rate)}, ${figuresOf(rate as RateClass, access)}.`
}

/** How many calls a minute the class lets through, from where the server has it. */
function figuresOf(rate: RateClass, { allow }: Access): string {
  const { person, network } = limitsOf(rate)
  const strangers = allow.includes('anyone') ? `, and ${network} from one network for those who are not signed in` : ''
  return `${person} calls a minute for each person${strangers}`
}

/** Where the call can be made, with the session of the reader. Swagger UI asks before it changes anything. */
function tryIt({ id, tag, operation, method }: Call): string {
  if ('501' in operation.responses) return ''
  const asks = method === 'GET' ? '' : ', which asks you before it sends a change'
  return `\n\n**Try it:** as you, in [Swagger UI](/api/docs#/${tag}/${id})${asks}.`
}

/** Says which other calls are about the same entity, each with a link to its place in the reference. */
function relatedCalls(contract: Contract): (operation: Operation) => string {
  const calls = Map.groupBy(callsOf(contract), ({ operation }) => operation['x-resource'].entity)
  return ({ operationId, 'x-resource': { entity } }) => {
    const others = calls.get(entity)!.filter(({ id }) => id !== operationId)
    const links = others.map((call) => `[${call.summary}](${referenceHash(call)})`)
    return links.length ? `\n\n**Related calls:** ${links.join(', ')}.` : ''
  }
}

function dropHidden(node: Record<string, unknown>): void {
  for (const key of Object.keys(node)) if (key.startsWith('x-') && !SHOWN.includes(key)) delete node[key]
}
