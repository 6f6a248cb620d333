import type { components } from '../../generated/server/schema.d.ts'
import type { HubCall, Privilege } from '../context.ts'
import { publish } from '../event.ts'
import { newId } from '../platform/ids.ts'
import { teamsLeft } from '../teams/events.ts'
import type { FactInput } from './user-fact-rules.ts'
import { clearValues } from './custom-field-service.ts'
import { clearFacts, columnsOf } from './user-fact-service.ts'
import { indexNames, indexNewNames } from './name-index-service.ts'
import * as store from './store.ts'

/** How people come into a hub, for the first time or again. */

export type Outcome = components['schemas']['UserOutcome']
export type WhenRemoved = components['schemas']['WhenRemoved']

export interface Newcomer {
  /** The id of somebody who is new, where it is settled already. */
  id?: string
  email: string
  first_name: string
  last_name: string
  locale?: string
  isAdmin?: boolean
  privileges: readonly Privilege[]
  /** What is known of them, of which their row holds a part; the rest is kept with `addFacts`. */
  attributes?: readonly FactInput[]
  whenRemoved: WhenRemoved
}

export interface Arrival {
  id: string
  email: string
  outcome: Outcome
  /** The rights and the name of somebody who was here before, as they were until now. */
  known: store.KnownMember | null
}

/**
 * Members for these people, in their order. Who is a member already keeps everything. Nobody looks whether an address has an
 * account in another hub: until its person accepts, there is nothing here that could tell. In the transaction of the call.
 * @param actorId who brings them; null where nobody does
 */
export async function addPeople(
  call: HubCall,
  people: readonly Newcomer[],
  actorId: string | null,
): Promise<Arrival[]> {
  const { db, context } = call
  const now = context.now()
  const emails = people.map(({ email }) => email.toLowerCase())
  const members = people.map((person) => memberFrom(call, person))
  const added = await store.addMembers(db, inOneOrder(members), now)
  // Who was here before, and whom another admin added at the same moment, is somebody whom they did not bring.
  const present = await lockKnown(
    db,
    emails.filter((_, index) => !added.has(members[index]!.id)),
  )
  const arrivals = members.map((member, index): Arrival => {
    if (added.has(member.id)) return { id: member.id, email: member.email, outcome: 'created', known: null }
    const found = present.get(emails[index]!)!
    const outcome = outcomeOf(found, member.id, people[index]!.whenRemoved)
    return { id: found.id, email: member.email, outcome, known: found }
  })
  await bringBack(call, arrivals, members, actorId)
  await indexNewNames(
    call,
    members.filter(({ id }) => added.has(id)),
  )
  await indexNames(call, idsOf(arrivals, 'begunAnew'))
  return arrivals
}

/** The ids of those of whom it became this. */
export function idsOf(arrivals: readonly Arrival[], ...outcomes: readonly Outcome[]): string[] {
  return arrivals.filter(({ outcome }) => outcomes.includes(outcome)).map(({ id }) => id)
}

function outcomeOf(found: store.KnownMember, madeId: string, whenRemoved: WhenRemoved): Outcome {
  if (found.isDeleted) return ({ ask: 'removed', restore: 'restored', beginAnew: 'begunAnew' } as const)[whenRemoved]
  return found.id === madeId ? 'created' : 'member'
}

/** The same for everybody, so that two imports at once do not wait for each other. */
function inOneOrder(members: readonly store.NewMember[]): store.NewMember[] {
  return members.toSorted((a, b) => (a.email.toLowerCase() < b.email.toLowerCase() ? -1 : 1))
}

async function lockKnown(db: HubCall['db'], emails: readonly string[]) {
  if (emails.length === 0) return new Map<string, store.KnownMember>()
  return new Map((await store.lockMembers(db, emails)).map((member) => [member.email.toLowerCase(), member]))
}

function memberFrom({ hub }: HubCall, person: Newcomer): store.NewMember {
  return {
    id: person.id ?? newId(),
    email: person.email,
    firstName: person.first_name,
    lastName: person.last_name,
    locale: person.locale ?? hub.locale,
    isAdmin: person.isAdmin ?? false,
    privileges: person.privileges,
    ...columnsOf(person.attributes ?? []),
  }
}

/** Who begins anew has nothing of before but what they learned. */
async function bringBack(
  call: HubCall,
  arrivals: readonly Arrival[],
  members: readonly store.NewMember[],
  actorId: string | null,
): Promise<void> {
  const back = idsOf(arrivals, 'restored', 'begunAnew')
  if (back.length) await restorePeople(call, back)
  const anew = idsOf(arrivals, 'begunAnew')
  if (anew.length === 0) return
  const renewed = members.map((member, index) => ({ ...member, id: arrivals[index]!.id }))
  const memberships = await store.renewMembers(
    call.db,
    renewed.filter((_, index) => arrivals[index]!.outcome === 'begunAnew'),
  )
  if (memberships.length) await publish(call, teamsLeft, { memberships, actorId })
  await clearFacts(call, anew)
  await clearValues(call, anew)
}

/** Brings people back with what they had, in the transaction of the call. What let them in before opens nothing again. */
export function restorePeople({ db }: Pick<HubCall, 'db'>, memberIds: readonly string[]): Promise<void> {
  return store.restoreMembers(db, memberIds)
}
