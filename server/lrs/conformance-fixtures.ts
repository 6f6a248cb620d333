import { expect } from 'vitest'
import { newId } from '../platform/ids.ts'
import type { TestHub } from '../testing/app.ts'
import type { XapiAnswer, XapiClient } from './xapi-fixtures.ts'

/** What ADL asks of a record store, one requirement after the other, and how each is seen in the hub's. */

/** The record store as those see it who may do anything in it, who may read or write alone, and who may nothing. */
export interface Lrs {
  hub: TestHub
  system: XapiClient
  reader: XapiClient
  writer: XapiClient
  stranger: XapiClient
  /** The header by which `system` is known. */
  authorization: string
}

export type Seen = (lrs: Lrs) => Promise<void>

export interface Requirement {
  /** ADL's number: 1 is XAPI-00001. */
  number: number
  asks: string
  /** Null where the hub does not take it; `but` says why. */
  seen: Seen | null
  /** What the hub leaves out of it. */
  but?: string
}

/** A section of ADL's requirements, as the page of the docs names it. */
export interface Section {
  title: string
  requirements: readonly Requirement[]
}

export const asks = (number: number, asks: string, seen: Seen, but?: string): Requirement => ({
  number,
  asks,
  seen,
  ...(but !== undefined && { but }),
})

export const notTaken = (number: number, asks: string, but: string): Requirement => ({ number, asks, seen: null, but })

export const ADA = { objectType: 'Agent', name: 'Ada', mbox: 'mailto:ada@example.org' }
export const TEAM = { objectType: 'Group', name: 'Crew', mbox: 'mailto:crew@example.org' }
export const VERB = { id: 'http://adlnet.gov/expapi/verbs/attended', display: { 'en-GB': 'attended', de: 'war da' } }
export const ACTIVITY = {
  objectType: 'Activity',
  id: 'https://activities.example/meeting',
  definition: { name: { 'en-GB': 'Meeting', de: 'Treffen' }, type: 'https://types.example/meeting' },
}
export const REF = { objectType: 'StatementRef', id: '12345678-1234-4234-8234-123456789012' }

type Json = Record<string, unknown>

/** A statement that is right, but for what is changed in it. */
export const says = (more: Json = {}): Json => ({ actor: ADA, verb: VERB, object: ACTIVITY, ...more })

/** The same statement in another one. */
export const inner = (more: Json = {}): Json => says({ object: { objectType: 'SubStatement', ...says(more) } })

/** A statement, and the same in another one. */
export const both = (...changes: readonly Json[]): Json[] => changes.flatMap((more) => [says(more), inner(more)])

export const without = (name: string, from: Json = says()): Json =>
  Object.fromEntries(Object.entries(from).filter(([each]) => each !== name))

/** Each of these statements alone is answered with 400. */
export const refuses =
  (...statements: readonly Json[]): Seen =>
  async ({ system }) => {
    for (const each of statements)
      expect(await statusOf(system.post('/statements', each)), JSON.stringify(each)).toBe(400)
  }

/** Each of these statements alone is stored. */
export const takes =
  (...statements: readonly Json[]): Seen =>
  async ({ system }) => {
    for (const each of statements)
      expect(await statusOf(system.post('/statements', each)), JSON.stringify(each)).toBe(200)
  }

export const allOf =
  (...seen: readonly Seen[]): Seen =>
  async (lrs) => {
    for (const each of seen) await each(lrs)
  }

export const statusOf = async (answer: Promise<XapiAnswer>) => (await answer).status

/** Parameters or fields as text; what is no text is JSON. */
export const encoded = (fields: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(
    Object.entries(fields).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString()

export const addressOf = (path: string, parameters: Readonly<Record<string, unknown>>) =>
  `${path}?${encoded(parameters)}`

export const statements = (parameters: Readonly<Record<string, unknown>>) => addressOf('/statements', parameters)

/** Stores a statement. @returns its id */
export async function stored({ system }: Lrs, statement: Json): Promise<string> {
  const { status, body } = await system.post('/statements', statement)
  expect(status, JSON.stringify(body)).toBe(200)
  return body[0]
}

/** A statement as it is read. */
export async function readBack(lrs: Lrs, statement: Json, more: Record<string, string> = {}, headers = {}) {
  const statementId = await stored(lrs, statement)
  const { status, body } = await lrs.system.get(statements({ statementId, ...more }), headers)
  expect(status).toBe(200)
  return body
}

/** A verb that nothing else is said with, so that it finds what a test stored. */
export const newVerb = () => ({ id: `https://verbs.example/${newId()}` })

export const voiding = (id: string, more: Json = {}): Json =>
  says({ verb: { id: 'http://adlnet.gov/expapi/verbs/voided' }, object: { objectType: 'StatementRef', id }, ...more })

/** Runs at another time, which the hub takes for now. */
export async function atTime<T>({ hub }: Lrs, now: Date, run: () => Promise<T>): Promise<T> {
  hub.setNow(now)
  try {
    return await run()
  } finally {
    hub.setNow(null)
  }
}
