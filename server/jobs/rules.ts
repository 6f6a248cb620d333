import { createHash } from 'node:crypto'
import type { JobItem, JobKindName } from '../job-kind.ts'

/** How long a preview counts. */
export const PREVIEW_MINUTES = 15

/** How long a job is kept after its end, and can be undone. */
export const KEPT_DAYS = 30

/** How a job can end. */
export type EndedState = 'succeeded' | 'failed' | 'cancelled'

/** A change of many things, as it is previewed and begun. */
export interface Change {
  kind: JobKindName
  /** What the operation is told, as JSON. */
  input: object
  /** The things that it would touch, by name. */
  items: readonly JobItem[]
  /** Those of them that it would leave out because something stands against it. */
  leftOut?: readonly string[]
}

/** How a job ends whose things have all been tried. */
export function endOf({ done, failed }: { done: number; failed: number }): EndedState {
  return failed > 0 && done === 0 ? 'failed' : 'succeeded'
}

/** Until when a job can be undone. */
export function undoableUntil(endedAt: Date): Date {
  return new Date(endedAt.getTime() + KEPT_DAYS * 86_400_000)
}

/** Who was shown what they asked for: the same for the same person and the same words, in whichever order their fields are. */
export function askedDigest(memberId: string, { kind, input }: Omit<Change, 'items'>): string {
  return digest([memberId, kind, sorted(input)])
}

/** Which things a preview showed, and which of them it leaves out, in whichever order. */
export function shownDigest({ items, leftOut = [] }: Pick<Change, 'items' | 'leftOut'>): string {
  const shown = items.map(({ type, id, name }) => `${type} ${id ?? name}`)
  return digest([...shown, ...leftOut.map((id) => `without ${id}`)].sort())
}

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url')

const sorted = (input: object) => Object.entries(input).sort(([one], [other]) => (one < other ? -1 : 1))
