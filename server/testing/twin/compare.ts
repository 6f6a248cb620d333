import type { OperationId } from '../../../generated/server/operations.ts'
import { isExcepted } from './exceptions.ts'
import type { Reply } from './side.ts'

/** Which id of the mock stands for which one of the server: one for one, over a whole scenario. */
export interface Twins {
  toMock: Map<string, string>
  toReal: Map<string, string>
}

export function newTwins(pairs: readonly (readonly [real: string, mock: string])[]): Twins {
  return { toMock: new Map(pairs), toReal: new Map(pairs.map(([real, mock]) => [mock, real])) }
}

/** Where two answers to one call differ, as sentences; an empty list where they do not. */
export function differences(id: OperationId, real: Reply, mock: Reply, twins: Twins): string[] {
  const found: string[] = []
  const differ = (at: string, one: unknown, other: unknown) =>
    found.push(`${at}: the server has ${JSON.stringify(one)}, the mock ${JSON.stringify(other)}`)
  const compare = (at: string, one: unknown, other: unknown): void => {
    if (isTree(one) && isTree(other) && Array.isArray(one) === Array.isArray(other)) {
      for (const name of new Set([...Object.keys(one), ...Object.keys(other)]))
        compare(`${at}/${name}`, one[name], other[name])
    } else if (!isSame(one, other, twins) && !isExcepted(id, at, kindOf(one) === kindOf(other))) differ(at, one, other)
  }
  if (real.status !== mock.status) return [`the server answers ${told(real)}, the mock ${told(mock)}`]
  for (const part of ['mediaType', 'etag', 'location', 'body', 'bytes'] as const) compare(part, real[part], mock[part])
  return found
}

function told({ status, body }: Reply): string {
  return `${status} ${JSON.stringify(body)}`.slice(0, 300)
}

/** The secret in a link. */
const TOKEN = /(?<=[?]token=)[\w-]+/g
const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g

/** Texts are the same when they are so but for the secrets of links and for ids, and those stand for each other. */
function isSame(left: unknown, right: unknown, twins: Twins): boolean {
  if (typeof left !== 'string' || typeof right !== 'string') return left === right
  const [one, other] = [left.replaceAll(TOKEN, 'token'), right.replaceAll(TOKEN, 'token')]
  const [ids, others] = [one.match(UUID) ?? [], other.match(UUID) ?? []]
  if (one.replaceAll(UUID, 'id') !== other.replaceAll(UUID, 'id')) return false
  return ids.every((id, index) => areTwins(id, others[index]!, twins))
}

function areTwins(real: string, mock: string, { toMock, toReal }: Twins): boolean {
  if (!toMock.has(real) && !toReal.has(mock)) {
    toMock.set(real, mock)
    toReal.set(mock, real)
  }
  return toMock.get(real) === mock && toReal.get(mock) === real
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function kindOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
}
