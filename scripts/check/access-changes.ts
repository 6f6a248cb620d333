import { boundsOf } from '../generate/bounds.ts'
import { operationsOf, type Contract, type Operation } from '../generate/contract.ts'
import type { Break } from './contract-diff.ts'

/** Which operations are open to others than before, or let managers set more or less: nobody opens or shuts one by the way. */
export function accessChanges(before: Contract, now: Contract): Break[] {
  const old = new Map(operationsOf(before).map(({ operation }) => [operation.operationId, operation]))
  return operationsOf(now).flatMap(({ operation }) => {
    const earlier = old.get(operation.operationId)
    if (!earlier) return []
    const [was, is] = [whoMayCall(earlier), whoMayCall(operation)]
    const [wasBound, isBound] = [boundsFor(earlier, before), boundsFor(operation, now)]
    return [
      ...(was === is ? [] : [`may be called by ${is}, and was by ${was}`]),
      ...(wasBound === isBound ? [] : [`holds managers to ${isBound}, and held them to ${wasBound}`]),
    ].map((what) => ({ operation: operation.operationId, what }))
  })
}

/** What managers may set, field by field. */
function boundsFor(operation: Operation, contract: Contract): string {
  const bounds = boundsOf(operation, contract).map(({ at, bound }) => `${bound} in ${at}`)
  return bounds.toSorted().join(', ') || 'nothing'
}

interface AccessRule {
  allow: unknown[]
  feature?: string
  /** Whose things are reached: the caller's own, what is visible to them, all of the hub's. */
  object?: string
  also?: { named: string; allow: unknown[] }[]
  /** Whether a password or a code has to be fresh. */
  stepUp?: true
  /** Also for who has to set up a second factor before anything else. */
  enrolment?: true
}

/** What of x-access a caller meets; risk and audit only tell the server what to look out for. */
function whoMayCall(operation: Operation): string {
  const { allow, feature, object, also = [], stepUp, enrolment } = operation['x-access'] as AccessRule
  return [
    anyOf(allow),
    ...(feature ? [`with ${feature}`] : []),
    ...(object ? [`on ${object} things`] : []),
    ...(stepUp ? ['after step-up'] : []),
    ...(enrolment ? ['before enrolment'] : []),
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

/** Of whom somebody has to be the manager, and where the call names that: of the team that owns a thing is not of the one that sees it. */
function inWords(caller: unknown): string {
  const { manager, of, each, feature } = caller as ManagerRule
  if (!manager) return typeof caller === 'string' ? caller : JSON.stringify(caller)
  const named = Object.entries(of ?? {}).map(([kind, place]) => `${kind} in ${place as string}`)
  const narrowed = [...named, ...(each ? ['each'] : [])].toSorted().join(' and ')
  return `manager of ${manager}${narrowed && ` by ${narrowed}`}${feature ? ` with ${feature}` : ''}`
}
