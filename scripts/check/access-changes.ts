import { operationsOf, type Contract, type Operation } from '../generate/contract.ts'
import type { Break } from './contract-diff.ts'

/** Which operations are open to others than before, be they more or fewer: nobody opens or shuts one by the way. */
export function accessChanges(before: Contract, now: Contract): Break[] {
  const old = new Map(operationsOf(before).map(({ operation }) => [operation.operationId, whoMayCall(operation)]))
  return operationsOf(now).flatMap(({ operation }) => {
    const [was, is] = [old.get(operation.operationId), whoMayCall(operation)]
    return was === undefined || was === is
      ? []
      : [{ operation: operation.operationId, what: `may be called by ${is}, and was by ${was}` }]
  })
}

interface AccessRule {
  allow: unknown[]
  feature?: string
  /** Whose things are reached: the caller's own, what is visible to them, all of the hub's. */
  object?: string
  also?: { named: string; allow: unknown[] }[]
  /** Whether a password or a code has to be fresh. */
  stepUp?: true
}

/** What of x-access a caller meets; risk and audit only tell the server what to look out for. */
function whoMayCall(operation: Operation): string {
  const { allow, feature, object, also = [], stepUp } = operation['x-access'] as AccessRule
  return [
    anyOf(allow),
    ...(feature ? [`with ${feature}`] : []),
    ...(object ? [`on ${object} things`] : []),
    ...(stepUp ? ['after step-up'] : []),
    ...also.map(({ named, allow }) => `naming ${named} as ${anyOf(allow)}`),
  ].join(' ')
}

const anyOf = (callers: unknown[]) => callers.map(inWords).toSorted().join(' or ')

interface ManagerRule {
  manager?: string
  of?: Record<string, unknown>
  each?: unknown
  feature?: string
}

/** Of whom somebody has to be the manager counts; in which parameter of the call that is named does not. */
function inWords(caller: unknown): string {
  const { manager, of, each, feature } = caller as ManagerRule
  if (!manager) return typeof caller === 'string' ? caller : JSON.stringify(caller)
  const narrowed = [...Object.keys(of ?? {}), ...(each ? ['each'] : [])].toSorted().join(' and ')
  return `manager of ${narrowed || manager}${feature ? ` with ${feature}` : ''}`
}
