import { recordAudit, recordUnchanged } from '../audit/service.ts'
import type { Call, Hub } from '../context.ts'
import { badInput, conflict, notFound } from '../contract/problems.ts'
import { readPage, type Page, type PageQuery } from '../db/page.ts'
import { afterCommit, inTransaction } from '../db/transaction.ts'
import { allHubs, hubOfHost } from '../hubs/registry-service.ts'
import { newId } from '../platform/ids.ts'
import type { PersonRow } from '../users/person.sql.ts'
import * as store from './grant-store.ts'

/** Content that hubs share with each other: an offer of one, which the other accepts. */

const OFFER_MS = 30 * 24 * 60 * 60 * 1000

export interface Grant {
  id: string
  direction: store.Direction
  isAccepted: boolean
  /** The other one. */
  hub: Hub
  contents: store.NamedContent[]
  /** Null for a grant that was received: who it was is not told beyond their hub. */
  author: PersonRow | null
  createdAt: Date
}

/** What the hub gave and received, the newest first. */
export async function listContentGrants(
  call: Call,
  { direction, ...page }: PageQuery & { direction?: store.Direction | undefined },
): Promise<Page<Grant>> {
  const filter = { ...grantsOf(call), direction }
  const { items, total } = await readPage(store.listGrants(call.db, filter, page), store.countGrants(call.db, filter))
  const hubs = new Map((await allHubs(call.context)).map((hub) => [hub.domainId, hub]))
  const contents = await namesOf(call, items)
  const given = items.filter(({ fromDomainId }) => fromDomainId === call.hub.domainId)
  const authors = await store.listAuthors(
    call.db,
    given.map(({ authorId }) => authorId),
  )
  const authorOf = new Map(authors.map(({ id, author }) => [id, author]))
  return {
    total,
    items: items.map((row) => {
      const isGiven = row.fromDomainId === call.hub.domainId
      return {
        id: row.id,
        direction: isGiven ? 'given' : 'received',
        isAccepted: row.acceptedAt !== null,
        hub: hubs.get(isGiven ? row.toDomainId : row.fromDomainId)!,
        contents: contents.get(row.fromDomainId)!.filter(({ id }) => row.contentIds.includes(id)),
        author: isGiven ? (authorOf.get(row.authorId) ?? null) : null,
        createdAt: row.createdAt,
      }
    }),
  }
}

/** What is shared, by the hub that gives it and there by name. */
async function namesOf({ context }: Call, rows: readonly store.GrantRow[]) {
  const names = new Map<number, store.NamedContent[]>()
  for (const [domainId, given] of Map.groupBy(rows, ({ fromDomainId }) => fromDomainId)) {
    const ids = [...new Set(given.flatMap(({ contentIds }) => contentIds))]
    names.set(domainId, await store.listNamed(context.databases.forHub(domainId), ids))
  }
  return names
}

/** Offers content to another hub. @returns the id of the grant @throws 400 `unknown-reference`, `not-own-content`, 409 `grant-exists` */
export async function createContentGrant(
  call: Call,
  { hostname, contentIds }: { hostname: string; contentIds: readonly string[] },
): Promise<string> {
  const to = await hubOfHost(call.context, hostname)
  if (!to || to.domainId === call.hub.domainId)
    throw badInput('unknown-reference', '/hostname', 'There is no other hub of this name here.')
  const ids = contentIds.map((id) => id.toLowerCase())
  return inTransaction(call, async (call) => {
    const filter = grantsOf(call)
    await store.lockGiver(call.db, filter.domainId)
    refuseForeign(ids, await store.listNamed(call.db, ids))
    if (await store.isShared(call.db, filter, to.domainId, ids))
      throw conflict('grant-exists', 'Some of this content is shared with that hub already. Leave it out.')
    const grant = { id: newId(), fromDomainId: filter.domainId, toDomainId: to.domainId, contentIds: ids }
    await store.insertGrant(call.db, { ...grant, authorId: call.caller.memberId, createdAt: call.context.now() })
    await recordAudit(call, { action: 'CREATE', ...named(grant.id, to) })
    return grant.id
  })
}

function refuseForeign(ids: readonly string[], found: readonly store.NamedContent[]): void {
  const known = new Map(found.map((content) => [content.id, content]))
  const unknown = ids.findIndex((id) => !known.has(id))
  if (unknown >= 0) throw badInput('unknown-reference', `/contentIds/${unknown}`, 'There is no such content here.')
  const foreign = ids.findIndex((id) => known.get(id)!.givenBy !== null)
  if (foreign >= 0)
    throw badInput('not-own-content', `/contentIds/${foreign}`, 'Another hub shares this with yours. Leave it out.')
}

/** Lets the people of the hub see what another one offers. @throws 404, also for what the hub gave itself */
export function acceptContentGrant(call: Call, id: string): Promise<void> {
  return inTransaction(call, async (call) => {
    const grant = await store.lockGrant(call.db, { ...grantsOf(call), direction: 'received' }, id)
    if (!grant) throw notFound()
    if (grant.acceptedAt) return recordUnchanged(call)
    await store.acceptGrant(call.db, id, call.context.now())
    await recordAudit(call, {
      action: 'UPDATE',
      ...named(id, await hubOf(call, grant.fromDomainId)),
      details: [{ property: 'state', oldValue: 'offered', value: 'accepted' }],
    })
    await refreshLater(call, grant.toDomainId)
  })
}

/** Ends a grant from either side, or declines an offer. @throws 404 */
export function deleteContentGrant(call: Call, id: string): Promise<void> {
  return inTransaction(call, async (call) => {
    const { domainId } = call.hub
    const grant = await store.lockGrant(call.db, grantsOf(call), id)
    if (!grant) throw notFound()
    await store.deleteGrant(call.db, id)
    const other = grant.fromDomainId === domainId ? grant.toDomainId : grant.fromDomainId
    await recordAudit(call, { action: 'DELETE', ...named(id, await hubOf(call, other)) })
    if (grant.acceptedAt) await refreshLater(call, grant.toDomainId)
  })
}

/** Forgets what was offered 30 days ago and nobody accepted. */
export function deleteOldOffers({ context, db }: Pick<Call, 'context' | 'db'>): Promise<void> {
  return store.deleteOffers(db, offeredSince(context.now()))
}

function grantsOf({ context, hub }: Call): store.GrantFilter {
  return { domainId: hub.domainId, offeredSince: offeredSince(context.now()) }
}

function offeredSince(now: Date): Date {
  return new Date(now.getTime() - OFFER_MS)
}

function named(id: string, { hostname }: Hub) {
  return { objectType: 'contentGrant', objectId: id, objectName: hostname }
}

async function hubOf({ context }: Call, domainId: number): Promise<Hub> {
  return (await allHubs(context)).find((hub) => hub.domainId === domainId)!
}

/** What is shared can hold much, and its files are copied, so the hub that receives it does so by itself. */
function refreshLater(call: Call, domainId: number): Promise<void> {
  return afterCommit(call, 'refresh common content', ({ context }) => context.jobs.send('refresh-common', { domainId }))
}
