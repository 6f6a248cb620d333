import type { Call, HubCall, Privilege } from '../context.ts'
import { badInput, notAllowed } from '../contract/problems.ts'
import { recordAudit, recordUnchanged, type AuditDetail } from '../audit/service.ts'
import { inTransaction } from '../db/transaction.ts'
import { publish } from '../event.ts'
import { newId } from '../platform/ids.ts'
import { teamsJoined, type Membership } from '../teams/events.ts'
import { membersChanged, membersInvited } from './events.ts'
import { indexNames } from './name-service.ts'
import { firstDuplicate } from './rules.ts'
import * as store from './store.ts'

export interface NewUser {
  email: string
  first_name: string
  last_name: string
  locale?: string
  isAdmin?: boolean
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
}

/**
 * Brings people into the hub, all or none. An account is one for all hubs: who has one already keeps it.
 * @throws 400 `password-not-allowed`, `duplicate-email` or `unknown-reference`, 403 for a new admin without `settings_write`
 */
export async function createUsers(call: Call, input: UsersInput): Promise<UserCreated[]> {
  if (input.password != null)
    throw badInput(
      'password-not-allowed',
      '/password',
      'People choose their own passwords. Leave this out and send them an invitation.',
    )
  const twice = firstDuplicate(input.users.map(({ email }) => email))
  if (twice !== null)
    throw badInput('duplicate-email', `/users/${twice}/email`, `${input.users[twice]!.email} is in the list twice.`)
  if (input.users.some(({ isAdmin }) => isAdmin) && !call.caller.privileges.has('settings_write'))
    throw notAllowed('To make somebody an admin you need the right settings_write.')
  const { teamId } = input
  const created = await inTransaction(call, async (call) => {
    if (teamId && !(await store.hasTeam(call.db, teamId)))
      throw badInput('unknown-reference', '/teamId', 'There is no such team in this hub.')
    const people = await addPeople(
      call,
      input.users.map((user) => ({ ...user, privileges: [] })),
    )
    const newIds = people.filter(({ created: isNew }) => isNew).map(({ id }) => id)
    if (teamId) await joinTeam(call, { teamId, role: 'member', memberIds: newIds, actorId: call.caller.memberId })
    if (input.send_email) await publish(call, membersInvited, (await store.findPeople(call.db, newIds)).map(invited))
    for (const [index, { id, created: isNew }] of people.entries())
      if (isNew) await recordUser(call, 'CREATE', { memberId: id, ...namesOf(input.users[index]!) })
    if (newIds.length === 0) recordUnchanged(call)
    return people
  })
  await publish(call, membersChanged, null)
  return created
}

/** Whether somebody is or was a member of the hub. */
export function isPersonHere({ db }: Pick<HubCall, 'db'>, memberId: string): Promise<boolean> {
  return store.hasMember(db, memberId)
}

/** Sends new invitations to those who have no password yet. @returns to how many @throws 400 `unknown-reference`; then nobody gets one */
export async function inviteUsers(call: Call, ids: readonly string[]): Promise<number> {
  return inTransaction(call, async (call) => {
    const people = new Map((await store.findPeople(call.db, ids)).map((person) => [person.memberId, person]))
    const unknown = ids.findIndex((id) => !people.has(id.toLowerCase()))
    if (unknown >= 0) throw badInput('unknown-reference', `/ids/${unknown}`, 'There is nobody of this id in this hub.')
    const waiting = [...people.values()].filter(({ hasPassword }) => !hasPassword)
    await publish(call, membersInvited, waiting.map(invited))
    for (const person of waiting)
      await recordUser(call, 'UPDATE', person, [{ property: 'invited', oldValue: false, value: true }])
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

/** A member and the account that they have in all hubs. */
export interface AddedMember {
  memberId: string
  accountId: string
  hasPassword: boolean
  passwordVersion: number
}

/** Makes a member with everything at once, for set-up and demo data rather than for a caller. Who is a member already keeps name and rights. */
export async function addMember(call: HubCall, input: MemberInput): Promise<AddedMember> {
  const member = await inTransaction(call, (call) => addMemberHere(call, input))
  await publish(call, membersChanged, null)
  return member
}

/** The same in the transaction of the call, which tells others when it is committed. */
export async function addMemberHere(call: HubCall, input: MemberInput): Promise<AddedMember> {
  const [person] = await addPeople(call, [{ ...input, privileges: input.privileges ?? [] }])
  const memberId = person!.id
  if (input.isNamed) await store.setNamed(call.db, memberId)
  for (const { id, role } of input.teams ?? [])
    await joinTeam(call, { teamId: id, role, memberIds: [memberId], actorId: null })
  const [account] = await store.findAccounts(call.db, [input.email.toLowerCase()])
  const { id: accountId, hasPassword, passwordVersion } = account!
  return { memberId, accountId, hasPassword, passwordVersion }
}

interface Joining {
  teamId: string
  role: Membership['role']
  memberIds: readonly string[]
  actorId: string | null
}

async function joinTeam(call: HubCall, { teamId, role, memberIds, actorId }: Joining): Promise<void> {
  const joined = await store.joinTeam(call.db, teamId, memberIds, role)
  const memberships = joined.map((memberId) => ({ memberId, teamId, role }))
  if (memberships.length) await publish(call, teamsJoined, { memberships, actorId })
}

type Newcomer = NewUser & { privileges: readonly Privilege[] }

/** Accounts and members for these people, in their order. */
async function addPeople({ db, hub, context }: HubCall, people: readonly Newcomer[]): Promise<UserCreated[]> {
  const now = context.now()
  const emails = people.map(({ email }) => email.toLowerCase())
  // In one order for everybody, so that two imports at once do not wait for each other.
  const wanted = people
    .map(({ email }) => ({ id: newId(), email }))
    .sort((a, b) => (a.email.toLowerCase() < b.email.toLowerCase() ? -1 : 1))
  await store.addAccounts(db, wanted, now)
  const accounts = new Map((await store.findAccounts(db, emails)).map(({ email, id }) => [email.toLowerCase(), id]))
  const members = people.map((person, index) => ({
    id: newId(),
    accountId: accounts.get(emails[index]!)!,
    email: person.email,
    firstName: person.first_name,
    lastName: person.last_name,
    locale: person.locale ?? hub.locale,
    isAdmin: person.isAdmin ?? false,
    privileges: person.privileges,
  }))
  const news = await store.addMembers(db, members, now)
  await indexNames(
    { db },
    news.map(({ id }) => id),
  )
  const added = new Set(news.map(({ accountId }) => accountId))
  const ids = new Map((await store.findMembers(db, [...accounts.values()])).map(({ id, accountId }) => [accountId, id]))
  return members.map(({ accountId, email }) => ({ id: ids.get(accountId)!, email, created: added.has(accountId) }))
}

function invited(person: store.Person) {
  return { ...person, name: `${person.firstName} ${person.lastName}`.trim() || person.email }
}

function namesOf({ first_name: firstName, last_name: lastName }: NewUser) {
  return { firstName, lastName }
}

type Named = { memberId: string; firstName: string; lastName: string }

function recordUser(
  call: Call,
  action: 'CREATE' | 'UPDATE',
  person: Named,
  details: AuditDetail[] = [],
): Promise<void> {
  return recordAudit(call, {
    action,
    objectType: 'user',
    objectId: person.memberId,
    objectName: `${person.firstName} ${person.lastName}`,
    details,
  })
}
