import { mustBeProved } from '../access/proof.ts'
import type { Call, Caller, HubCall, Privilege } from '../context.ts'
import { badInput, notAllowed } from '../contract/problems.ts'
import { recordAudits, recordUnchanged, type AuditDetail, type AuditEntry } from '../audit/service.ts'
import { inTransaction } from '../db/transaction.ts'
import { publish } from '../event.ts'
import { teamsJoined, type Membership } from '../teams/events.ts'
import { enterValues, type ValueInput } from './custom-field-service.ts'
import { membersChanged, membersInvited, membersRestored, peopleChanged, type Inviting } from './events.ts'
import type { FactInput, FactSource } from './user-fact-rules.ts'
import { addFacts, putFacts, refuseUnfitFacts } from './user-fact-service.ts'
import { addPeople, idsOf, type Arrival, type Outcome, type WhenRemoved } from './newcomer-service.ts'
import { refuseOutranking } from './rank-rules.ts'
import { passwordNotAllowed, refuseForeignLocale, refusePassword } from './refusal-rules.ts'
import { firstDuplicate, outranks } from './rules.ts'
import * as store from './store.ts'

export interface NewUser {
  /** Settled already, where somebody is new. */
  id?: string
  email: string
  first_name: string
  last_name: string
  locale?: string
  isAdmin?: boolean
  teamIds?: readonly string[]
  attributes?: readonly FactInput[]
  customFields?: readonly ValueInput[]
  whenRemoved?: WhenRemoved
}

export interface UsersInput {
  password?: string | null
  send_email?: boolean
  teamId?: string | null
  users: readonly NewUser[]
}

/** What became of one of them. */
export interface UserCreated {
  id: string
  email: string
  created: boolean
  outcome: Outcome
}

/**
 * Brings people into the hub, all or none. They are members once they accept (see auth/join-service.ts). Who was removed from
 * the hub comes back only where it is said how. Who is a member already joins the team of all, and is left as they are otherwise.
 * @throws 400 `password-not-allowed`, `password-too-common`, `duplicate-email`, `locale-not-offered`, `custom-field-value-wrong` or `unknown-reference`,
 * 403 for a new admin without `settings_write`, 403 `step-up-required` for one without a fresh proof, 403 `user-outranks-you` for somebody with other rights who would come back
 */
export async function createUsers(call: Call, input: UsersInput): Promise<UserCreated[]> {
  refuseUnfit(call, input)
  const arrivals = await inTransaction(call, async (call) => {
    await refuseUnknownTeams(call, input)
    const arrivals = await bringIn(call, input, 'admin')
    for (const { outcome, known } of arrivals)
      if (outcome === 'restored' || outcome === 'begunAnew') refuseOutranking(call.caller, known!)
    await takeKnown(call, input, arrivals)
    return arrivals
  })
  await publish(call, membersChanged, null)
  return arrivals.map(({ id, email, outcome }) => ({
    id,
    email,
    created: outcome === 'created' || outcome === 'begunAnew',
    outcome,
  }))
}

/** On whose behalf people are brought in. */
type Bringing = HubCall & Pick<Call, 'requestId' | 'audited'> & { caller: Pick<Caller, 'memberId'> }

/**
 * Brings people into the hub with what is said of them, in the transaction of the call, which publishes membersChanged when it
 * is committed. What is said has to fit. @param source where their facts come from @returns what became of each
 */
export async function bringIn(call: Bringing, input: UsersInput, source: FactSource): Promise<Arrival[]> {
  const newcomers = input.users.map((user) => ({
    ...user,
    privileges: [],
    whenRemoved: user.whenRemoved ?? ('ask' as const),
  }))
  const arrivals = await addPeople(call, newcomers, call.caller.memberId)
  const came = idsOf(arrivals, 'created', 'begunAnew', 'restored')
  const back = idsOf(arrivals, 'restored')
  await equip(call, input, arrivals, source)
  await publish(call, peopleChanged, { memberIds: idsOf(arrivals, 'created', 'begunAnew') })
  if (back.length) await publish(call, membersRestored, { memberIds: back })
  const { send_email: isMailed = false, password: startPassword = null } = input
  if (isMailed || startPassword !== null) await inviteThem(call, came, { isMailed, startPassword })
  await recordArrivals(call, input, arrivals)
  return arrivals
}

/** Invites people of the hub, in the transaction of the call. Who accepted before is told by mail that they are back. */
export async function inviteThem(call: Bringing, ids: readonly string[], how: Inviting = BY_MAIL): Promise<void> {
  if (ids.length) await invite(call, await store.findPeople(call.db, ids), how)
}

function refuseUnfit(call: Call, { password, users }: UsersInput): void {
  refusePassword(call, password)
  const twice = firstDuplicate(users.map(({ email }) => email))
  if (twice !== null)
    throw badInput('duplicate-email', `/users/${twice}/email`, `${users[twice]!.email} is in the list twice.`)
  if (users.some(({ isAdmin }) => isAdmin) && !call.caller.privileges.has('settings_write'))
    throw notAllowed('To make somebody an admin you need the right settings_write.')
  if (users.some(({ isAdmin }) => isAdmin)) mustBeProved(call)
  for (const [index, { locale, attributes = [] }] of users.entries()) {
    refuseForeignLocale(call, locale, `/users/${index}/locale`)
    refuseUnfitFacts(attributes, `/users/${index}/attributes`)
  }
}

async function refuseUnknownTeams({ db }: Call, { teamId, users }: UsersInput): Promise<void> {
  const asked = [
    ...(teamId ? [{ id: teamId, pointer: '/teamId' }] : []),
    ...users.flatMap(({ teamIds = [] }, user) =>
      teamIds.map((id, index) => ({ id, pointer: `/users/${user}/teamIds/${index}` })),
    ),
  ]
  if (asked.length === 0) return
  const ids = asked.map(({ id }) => id)
  const known = await store.findTeams(db, ids)
  const unknown = asked.find(({ id }) => !known.has(id.toLowerCase()))
  if (unknown) throw badInput('unknown-reference', unknown.pointer, 'There is no such team in this hub.')
}

/** Puts those who were members before into the team of all, but nobody who holds rights that the caller does not hold. */
async function takeKnown(call: Call, { teamId }: UsersInput, arrivals: readonly Arrival[]): Promise<void> {
  if (!teamId) return
  const known = arrivals.flatMap(({ outcome, known }) => (outcome === 'member' && known ? [known] : []))
  const { memberId: actorId, privileges } = call.caller
  const taken = known.filter((person) => person.id === actorId || !outranks(person, privileges))
  const memberIds = taken.map(({ id }) => id)
  const joined = new Set(await joinTeam(call, { teamId, role: 'member', memberIds, actorId }))
  const details = [{ property: 'teamsJoined', oldValue: null, value: [teamId] }]
  const entries = taken
    .filter(({ id }) => joined.has(id))
    .map((person) => userEntry('UPDATE', { ...person, memberId: person.id }, details))
  await recordAudits(call, entries)
}

/** Gives those who came their teams, facts and values of custom fields. */
async function equip(
  call: Bringing,
  { teamId, users }: Pick<UsersInput, 'users' | 'teamId'>,
  arrivals: readonly Arrival[],
  source: FactSource,
): Promise<void> {
  const came = new Set(idsOf(arrivals, 'created', 'begunAnew', 'restored'))
  const people = users
    .map((user, index) => ({ user, index, memberId: arrivals[index]!.id }))
    .filter(({ memberId }) => came.has(memberId))
  const teams = new Map<string, string[]>(teamId ? [[teamId, [...came]]] : [])
  for (const { user, memberId } of people)
    for (const id of user.teamIds ?? []) teams.set(id, [...(teams.get(id) ?? []), memberId])
  for (const [teamId, memberIds] of teams)
    await joinTeam(call, { teamId, role: 'member', memberIds, actorId: call.caller.memberId })
  const added = new Set(idsOf(arrivals, 'created'))
  for (const areNew of [true, false]) {
    const some = people.filter(({ memberId }) => added.has(memberId) === areNew)
    const facts = some.map(({ user, memberId }) => ({ memberId, facts: user.attributes ?? [] }))
    await (areNew ? addFacts : putFacts)(call, facts, source)
    const values = some.map(({ user, index, memberId }) => ({
      memberId,
      values: user.customFields ?? [],
      pointer: `/users/${index}/customFields`,
    }))
    await enterValues(call, values, { source, areNew })
  }
}

async function recordArrivals(
  call: Bringing,
  { users }: Pick<UsersInput, 'users'>,
  arrivals: readonly Arrival[],
): Promise<void> {
  const entries = arrivals.flatMap(({ id, outcome, known }, index) => {
    if (outcome === 'restored') return [userEntry('RESTORE', { memberId: id, ...known! })]
    if (outcome === 'created' || outcome === 'begunAnew')
      return [userEntry('CREATE', { memberId: id, ...namesOf(users[index]!) })]
    return []
  })
  await recordAudits(call, entries)
  if (idsOf(arrivals, 'created', 'begunAnew').length === 0) recordUnchanged(call)
}

/** Whether somebody is or was a member of the hub. */
export function isPersonHere({ db }: Pick<HubCall, 'db'>, memberId: string): Promise<boolean> {
  return store.hasMember(db, memberId)
}

/**
 * Sends new invitations to those who have not accepted yet and are not suspended. @returns to how many
 * @throws 400 `unknown-reference`, 403 `user-outranks-you`; then nobody gets one
 */
export async function inviteUsers(call: Call, ids: readonly string[]): Promise<number> {
  return inTransaction(call, async (call) => {
    const people = new Map((await store.findPeople(call.db, ids)).map((person) => [person.memberId, person]))
    const unknown = ids.findIndex((id) => !people.has(id.toLowerCase()))
    if (unknown >= 0) throw badInput('unknown-reference', `/ids/${unknown}`, 'Nobody in this hub has this id.')
    const waiting = [...people.values()].filter(({ hasJoined, isSuspended }) => !hasJoined && !isSuspended)
    for (const person of waiting) refuseOutranking(call.caller, { ...person, id: person.memberId })
    await invite(call, waiting, BY_MAIL)
    const details = [{ property: 'invited', oldValue: false, value: true }]
    await recordAudits(
      call,
      waiting.map((person) => userEntry('UPDATE', person, details)),
    )
    if (waiting.length === 0) recordUnchanged(call)
    return waiting.length
  })
}

export interface MemberInput {
  email: string
  first_name: string
  last_name: string
  locale?: string
  isAdmin?: boolean
  privileges?: readonly Privilege[]
  teams?: readonly { id: string; role: 'member' | 'manager' }[]
  /** Whether their name is known to be right, so that nobody asks them for it. */
  isNamed?: boolean
}

/**
 * Makes a member with everything at once but an account, for set-up, demo data and people of an identity provider rather than
 * for a caller. Who is a member already keeps name and rights. In the transaction of the call, which publishes membersChanged
 * when it is committed. @returns their id
 */
export async function addMemberHere(call: HubCall, input: MemberInput): Promise<string> {
  const newcomer = { ...input, privileges: input.privileges ?? [], whenRemoved: 'beginAnew' as const }
  const [person] = await addPeople(call, [newcomer], null)
  const memberId = person!.id
  if (input.isNamed) await store.setNamed(call.db, memberId)
  for (const { id, role } of input.teams ?? [])
    await joinTeam(call, { teamId: id, role, memberIds: [memberId], actorId: null })
  await publish(call, peopleChanged, { memberIds: [memberId] })
  return memberId
}

/** Who joins which team. */
export interface Joining {
  teamId: string
  role: Membership['role']
  memberIds: readonly string[]
  actorId: string | null
}

/** Puts people into a team in which they are not yet, in the transaction of the call. @returns who was not in it */
export async function joinTeam(call: HubCall, { teamId, role, memberIds, actorId }: Joining): Promise<string[]> {
  const joined = await store.joinTeam(call.db, teamId, memberIds, role, call.context.now())
  const memberships = joined.map((memberId) => ({ memberId, teamId, role }))
  if (memberships.length) await publish(call, teamsJoined, { memberships, actorId })
  return joined
}

/**
 * Gives somebody who has not accepted yet a start password, which is their invitation from now on, in the transaction of the call.
 * @throws 400 `password-not-allowed` or `password-too-common`
 */
export async function giveStartPassword(call: Call, memberId: string, startPassword: string): Promise<AuditDetail> {
  const [person] = await store.findPeople(call.db, [memberId])
  if (!person || person.hasJoined || person.isSuspended) throw passwordNotAllowed()
  await invite(call, [person], { isMailed: false, startPassword })
  return { property: 'startPassword', oldValue: null, value: 'set' }
}

const BY_MAIL: Inviting = { isMailed: true, startPassword: null }

async function invite(call: Bringing, people: readonly store.Person[], how: Inviting): Promise<void> {
  const named = people.map((person) => ({
    ...person,
    name: `${person.firstName} ${person.lastName}`.trim() || person.email,
  }))
  await publish(call, membersInvited, { people: named, invitedBy: call.caller.memberId, ...how })
}

function namesOf({ first_name: firstName, last_name: lastName }: NewUser) {
  return { firstName, lastName }
}

type Named = { memberId: string; firstName: string; lastName: string }

function userEntry(action: 'CREATE' | 'UPDATE' | 'RESTORE', person: Named, details?: AuditDetail[]): AuditEntry {
  return {
    action,
    objectType: 'user',
    objectId: person.memberId,
    objectName: `${person.firstName} ${person.lastName}`,
    details,
  }
}
