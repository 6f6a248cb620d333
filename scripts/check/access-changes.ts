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

/** What of x-access a caller meets; risk and audit only tell the server what to look out for. */
function whoMayCall(operation: Operation): string {
  const { allow, feature } = operation['x-access'] as { allow: unknown[]; feature?: string }
  return `${allow.map(inWords).toSorted().join(' or ')}${feature ? ` with ${feature}` : ''}`
}

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
