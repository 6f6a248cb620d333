import { createHash } from 'node:crypto'
import { agent } from './agent-rules.ts'
import { iri, isObject, uuid, type Check } from './check-rules.ts'
import { XapiFault } from './xapi-fault-rules.ts'
import { identifierOf } from './agent-rules.ts'
import { parsedJson } from './json-rules.ts'
import { hashedId } from './statement-key-rules.ts'
import { mustBeShallow } from './statement-rules.ts'
import type { Actor, Json } from './statement-types.ts'

/** Documents that packages keep: which there are, when one may be written, and how two are joined. */

export type DocumentKind = 'state' | 'activity' | 'agent'

/** Which documents a call means; without a name all of them. */
export interface DocumentPlace {
  kind: DocumentKind
  activityId: string | null
  agent: Actor | null
  registration: string | null
  name: string | null
}

/** What each kind needs in its query, and how its name is called there. */
export const PLACES: Readonly<
  Record<DocumentKind, { needs: readonly string[]; name: string; may: readonly string[] }>
> = {
  state: { needs: ['activityId', 'agent'], name: 'stateId', may: ['registration'] },
  activity: { needs: ['activityId'], name: 'profileId', may: [] },
  agent: { needs: ['agent'], name: 'profileId', may: [] },
}

const CHECKS: Readonly<Record<string, Check>> = { activityId: iri, registration: uuid }

/** @param query with the agent as it was parsed @throws XapiFault for what is missing or wrong */
export function placeIn(kind: DocumentKind, query: Readonly<Record<string, unknown>>): DocumentPlace {
  const { needs, name } = PLACES[kind]
  const missing = needs.find((each) => query[each] === undefined)
  if (missing) throw new XapiFault(400, `The call needs the parameter ${missing}.`)
  for (const [each, check] of Object.entries(CHECKS)) if (query[each] !== undefined) check(query[each], each)
  if (query['agent'] !== undefined) agent(query['agent'], 'agent')
  return {
    kind,
    activityId: (query['activityId'] as string | undefined) ?? null,
    agent: (query['agent'] as Actor | undefined) ?? null,
    registration: (query['registration'] as string | undefined)?.toLowerCase() ?? null,
    name: (query[name] as string | undefined) ?? null,
  }
}

/** Of all documents whose names are listed together. */
export function scopeOf({ kind, activityId, agent }: DocumentPlace): string {
  return hashedId('scope', kind, activityId ?? '', (agent && identifierOf(agent)) ?? '')
}

/** Of one document. */
export function documentKey(place: DocumentPlace): string {
  return hashedId('document', scopeOf(place), place.registration ?? '', place.name ?? '')
}

/** The standard asks for a SHA-1 in hexadecimal digits. */
export function etagOf(content: Buffer): string {
  return `"${createHash('sha1').update(content).digest('hex')}"`
}

export interface Conditions {
  ifMatch?: string | undefined
  ifNoneMatch?: string | undefined
}

/** @param etag of the document that is there, or null @throws XapiFault 412 */
export function mustMatch({ ifMatch, ifNoneMatch }: Conditions, etag: string | null): void {
  const fits = (header: string) => etag !== null && (header.trim() === '*' || tagsIn(header).includes(etag))
  if (ifMatch !== undefined && !fits(ifMatch))
    throw new XapiFault(412, 'The document is another one than If-Match says. Get it and send the change again.')
  if (ifNoneMatch !== undefined && fits(ifNoneMatch))
    throw new XapiFault(412, 'The document is there already, which If-None-Match excludes.')
}

const tagsIn = (header: string) => header.split(',').map((each) => each.trim().replace(/^W\//, ''))

/** A profile may be written by several programs, so who replaces one says which. @throws XapiFault 409 */
export function mustSayWhatItReplaces({ ifMatch, ifNoneMatch }: Conditions): void {
  if (ifMatch !== undefined || ifNoneMatch !== undefined) return
  throw new XapiFault(409, 'The profile is there already. Get it, and send If-Match with the ETag of that answer.')
}

export interface Content {
  content: Buffer
  contentType: string
}

/** Puts the properties of one JSON object into another. @throws XapiFault where either is none */
export function merged(before: Content | null, sent: Content): Content {
  if (!before) return sent
  const added = objectIn(sent, 'The document that is sent')
  const joined = { ...objectIn(before, 'The document that is there'), ...added }
  return { content: Buffer.from(JSON.stringify(joined)), contentType: 'application/json' }
}

function objectIn({ content, contentType }: Content, which: string): Json {
  if (!/^application\/json\b/i.test(contentType))
    throw new XapiFault(400, `${which} is no JSON, so it cannot be joined with another. Use PUT.`)
  const value = parsedJson(content.toString('utf8'), which)
  mustBeShallow(value)
  if (!isObject(value)) throw new XapiFault(400, `${which} is no JSON object, so it cannot be joined with another.`)
  return value
}
