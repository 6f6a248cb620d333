import type { OperationId } from '../../../generated/server/operations.ts'

/** What a twin test is made of: calls in order, done alike to the mock hub and to the real one. */

/** A browser with a cookie of its own. The first three are signed in as their namesakes when a scenario begins. */
export type Browser = 'admin' | 'manager' | 'learner' | 'nobody' | 'second'

export interface CallStep {
  kind: 'call'
  who: Browser
  id: OperationId
  /** What both have to answer. */
  status: number
  path: Record<string, string>
  query: Record<string, string>
  /** Bytes are sent as they are, anything else as JSON. */
  body: unknown
  headers: Record<string, string>
  /** The name under which later steps find the answer. */
  keep: string | null
}

/** Something that no call of the API does. */
export type EventStep =
  | { kind: 'files are prepared' }
  | { kind: 'time passes'; seconds: number }
  | { kind: 'content is featured'; ids: string[] }

export type Step = CallStep | EventStep

export interface Scenario {
  noun: string
  steps: Step[]
}

/**
 * One call. In `path`, `query`, `body` and `headers` a text such as `$made.id` is a field of the answer kept as `made`
 * (`$made.etag` is its header), `$world.learner` an id of the world, and `$mail.<address>` the token of the last mail there.
 */
export function call(
  who: Browser,
  id: OperationId,
  status: number,
  about: Partial<Pick<CallStep, 'path' | 'query' | 'body' | 'headers' | 'keep'>> = {},
): CallStep {
  return { kind: 'call', who, id, status, path: {}, query: {}, body: undefined, headers: {}, keep: null, ...about }
}

/** A call that sends a query parameter which no operation has. */
export function withNonsense(
  who: Browser,
  id: OperationId,
  about: Partial<Pick<CallStep, 'path' | 'body'>> = {},
): CallStep {
  return call(who, id, 400, { ...about, query: { nonsense: '1' } })
}

/** The id of nothing at all. */
export const UNKNOWN = '0199d3a0-0000-7000-8000-00000009ffff'

export type Kept = Record<string, unknown>

/** Puts what was kept in the place of each reference, however deep it stands. */
export function resolve<T>(value: T, kept: Kept, mailToken: (address: string) => string): T {
  return mapped(value, (text) => {
    if (!text.startsWith('$')) return text
    if (text.startsWith('$mail.')) return mailToken(text.slice('$mail.'.length))
    return text
      .slice(1)
      .split('.')
      .reduce<unknown>((found, name) => (found as Kept | undefined)?.[name], kept)
  }) as T
}

function mapped(value: unknown, change: (text: string) => unknown): unknown {
  if (typeof value === 'string') return change(value)
  if (value instanceof Uint8Array || value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((each) => mapped(each, change))
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapped(each, change)]))
}
