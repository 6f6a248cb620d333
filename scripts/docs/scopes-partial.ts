import { callsOf, referenceLink, resolve } from './contract.ts'
import type { Call, Contract } from './contract.ts'
import { details, PARTIAL_HEAD } from './markdown.ts'

/** The Markdown of the scopes of a token, each with the calls that it opens. */
export function scopesPartial(contract: Contract): string {
  const scopes = resolve(contract, { $ref: '#/components/schemas/TokenScope' })['enum'] as string[]
  const calls = callsOf(contract)
  return PARTIAL_HEAD + scopes.map((scope) => entry(scope, scopes, calls)).join('\n')
}

function entry(scope: string, scopes: string[], calls: Call[]): string {
  const reading = scope.replace('_write', '_read')
  const includes = reading !== scope && scopes.includes(reading) ? [scope, reading] : [scope]
  const open = calls.filter(({ operation }) => includes.some((each) => opens(each, operation)))
  const also = includes.length > 1 ? `, with all of ${reading}` : ''
  const size = open.length === 1 ? '1 operation' : `${open.length} operations`
  return details(`${scope} (${size}${also})`, [open.map(referenceLink).join(', ') || 'None yet.'])
}

/** Whether a token with this scope alone is let in. */
function opens(scope: string, { security = [] }: Call['operation']): boolean {
  return security.some(({ token }) => token !== undefined && token.length > 0 && token.every((each) => each === scope))
}
