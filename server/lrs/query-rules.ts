import { identifierOf, actor } from '../xapi/agent-rules.ts'
import { iri, moment, uuid, type Check } from '../xapi/check-rules.ts'
import { XapiFault } from '../xapi/xapi-fault-rules.ts'
import type { Format } from '../xapi/statement-format-rules.ts'
import { parsedJson } from '../xapi/json-rules.ts'
import type { Actor } from '../xapi/statement-types.ts'

type Query = Readonly<Record<string, string>>

/** Statements of a page at the most, also where no limit is asked for. */
export const PAGE = 100

/** What statements are asked for. */
export interface StatementFilter {
  agent: Actor | null
  verb: string | null
  activity: string | null
  registration: string | null
  relatedAgents: boolean
  relatedActivities: boolean
  since: Date | undefined
  until: Date | undefined
  ascending: boolean
  limit: number
  after: Place | undefined
}

/** Of a statement in the order in which they are read. */
export interface Place {
  storedAt: Date
  id: string
}

/** How statements are shown. */
export interface Shown {
  format: Format
  isMultipart: boolean
}

const FORMATS: readonly Format[] = ['exact', 'ids', 'canonical']

export function shownIn(query: Query): Shown {
  const format = (query['format'] ?? 'exact') as Format
  if (!FORMATS.includes(format)) throw new XapiFault(400, `The format has to be one of ${FORMATS.join(', ')}.`)
  return { format, isMultipart: truthIn(query, 'attachments') }
}

/** With an id nothing else narrows what is read. */
const BESIDE_ID = ['attachments', 'format']

/** The one statement that is asked for, or null. @throws XapiFault 400 */
export function idIn(query: Query): { id: string; isVoided: boolean } | null {
  const name = ['statementId', 'voidedStatementId'].find((each) => query[each] !== undefined)
  if (!name) return null
  const other = Object.keys(query).find((each) => each !== name && !BESIDE_ID.includes(each))
  if (other) throw new XapiFault(400, `Beside ${name} a call cannot have ${other}.`)
  return { id: checked(query, name, uuid)!.toLowerCase(), isVoided: name === 'voidedStatementId' }
}

/** @throws XapiFault 400 */
export function filterIn(query: Query): StatementFilter {
  return {
    agent: agentIn(query),
    verb: checked(query, 'verb', iri),
    activity: checked(query, 'activity', iri),
    registration: checked(query, 'registration', uuid)?.toLowerCase() ?? null,
    relatedAgents: truthIn(query, 'related_agents'),
    relatedActivities: truthIn(query, 'related_activities'),
    since: momentIn(query, 'since'),
    until: momentIn(query, 'until'),
    ascending: truthIn(query, 'ascending'),
    limit: limitIn(query),
    after: query['cursor'] === undefined ? undefined : placeIn(query['cursor']),
  }
}

function agentIn(query: Query): Actor | null {
  if (query['agent'] === undefined) return null
  const found = parsedJson(query['agent'], 'The parameter agent')
  actor(found, 'agent')
  if (!identifierOf(found as Actor)) throw new XapiFault(400, 'agent is an anonymous group, by which nothing is found.')
  return found as Actor
}

function checked(query: Query, name: string, check: Check): string | null {
  if (query[name] === undefined) return null
  check(query[name], name)
  return query[name]
}

function truthIn(query: Query, name: string): boolean {
  const value = query[name] ?? 'false'
  if (value !== 'true' && value !== 'false') throw new XapiFault(400, `${name} has to be true or false.`)
  return value === 'true'
}

/** @throws XapiFault 400 */
export function momentIn(query: Query, name: string): Date | undefined {
  const text = checked(query, name, moment)
  if (text === null) return undefined
  const found = new Date(/(Z|[+-]\d\d(:?\d\d)?)$/i.test(text) ? text : `${text}Z`)
  if (Number.isNaN(found.getTime()))
    throw new XapiFault(400, `${name} has to be a moment such as 2026-11-28T19:00:00Z.`)
  return found
}

function limitIn(query: Query): number {
  const text = query['limit'] ?? '0'
  if (!/^\d{1,9}$/.test(text)) throw new XapiFault(400, 'limit has to be a number from 0.')
  return Math.min(Number(text) || PAGE, PAGE)
}

/** Where a page ends, as text for an address. */
export function placeText({ storedAt, id }: Place): string {
  return Buffer.from(`${storedAt.getTime()} ${id}`).toString('base64url')
}

function placeIn(text: string): Place {
  const [, time, id] = /^(\d{1,15}) ([\da-f-]{36})$/.exec(Buffer.from(text, 'base64url').toString('utf8')) ?? []
  if (!time || !id) throw new XapiFault(400, 'The cursor is none. Follow more as it was answered.')
  uuid(id, 'cursor')
  return { storedAt: new Date(Number(time)), id }
}
