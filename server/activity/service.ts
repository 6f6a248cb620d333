import { viewerOf } from '../content/rules.ts'
import type { Call } from '../context.ts'
import { countCap, readCappedPage, type CappedPage, type PageQuery } from '../db/page.ts'
import { readerOf } from '../content/reader-service.ts'
import type { Reader } from '../content/reader.sql.ts'
import type { ActivityType } from './rules.ts'
import * as store from './store.ts'

/** What people did and learned, as they and those who run the hub read it. */

export interface ActivityQuery extends PageQuery {
  type?: ActivityType | undefined
  /** ISO 8601; included. */
  since?: string | undefined
  /** ISO 8601; excluded. */
  until?: string | undefined
}

export interface ReadFact extends store.FactRow {
  /** What it is about is called; null where the reader may not know. */
  objectName: string | null
}

/** What the caller did. Of what they may not see any more they are told without its name. */
export function listMyActivity(call: Call, query: ActivityQuery): Promise<CappedPage<ReadFact>> {
  return pageOf(call, call.caller.memberId, query, { ...viewerOf(call), ledTeamIds: [] })
}

/** What somebody of the hub did, also after they were deleted. @throws 404 */
export async function listUserActivity(
  call: Call,
  memberId: string,
  query: ActivityQuery,
): Promise<CappedPage<ReadFact>> {
  return pageOf(call, memberId, query, await readerOf(call, memberId))
}

async function pageOf(
  { db }: Call,
  memberId: string,
  { type, since, until, ...page }: ActivityQuery,
  reader: Reader,
): Promise<CappedPage<ReadFact>> {
  const filter = {
    memberId,
    reader,
    type,
    since: since === undefined ? undefined : new Date(since),
    until: until === undefined ? undefined : new Date(until),
  }
  const cap = countCap(page)
  const found = await readCappedPage(store.listFacts(db, filter, page), store.countFacts(db, filter, cap), cap)
  const names = await namesOf(db, found.items, reader)
  return {
    ...found,
    items: found.items.map((fact) => ({ ...fact, objectName: names.get(fact.objectId ?? '') ?? null })),
  }
}

/** One statement for each kind of thing that is named. */
async function namesOf(
  db: Call['db'],
  facts: readonly store.FactRow[],
  reader: Reader,
): Promise<ReadonlyMap<string, string>> {
  const ids = (kind: string) => [
    ...new Set(facts.flatMap(({ objectType, objectId }) => (objectType === kind && objectId ? [objectId] : []))),
  ]
  const [content, badges, teams] = [ids('content'), ids('badge'), ids('team')]
  const named = await Promise.all([
    content.length ? store.nameContent(db, content, reader) : [],
    badges.length ? store.nameBadges(db, badges, reader) : [],
    teams.length ? store.nameTeams(db, teams) : [],
  ])
  return new Map(named.flat().map(({ id, name }) => [id, name]))
}
