import { recordAudits, type AuditEntry } from '../audit/service.ts'
import { holderOf } from '../auth/removal/right-holder-service.ts'
import { bringBack, removePeople, signOutEverywhere } from '../auth/removal/user-removal-service.ts'
import { endSuspensions, shutOut, wouldLeaveAdmin } from '../auth/removal/suspension-service.ts'
import { afterCommit } from '../db/transaction.ts'
import { publish } from '../event.ts'
import { lockHub } from '../hubs/service.ts'
import { skipped, type ChangedItem, type ItemEnd, type JobCall, type JobItem, type JobKind } from '../job-kind.ts'
import { teamRolesChanged, teamsLeft } from '../teams/events.ts'
import { enterValues, labelsOf } from '../users/custom-field-service.ts'
import { membersChanged, peopleChanged } from '../users/events.ts'
import type { FactSource } from '../users/user-fact-rules.ts'
import { putFacts } from '../users/user-fact-service.ts'
import { indexNames } from '../users/name-index-service.ts'
import { inviteThem, joinTeam } from '../users/service.ts'
import * as rules from './user-changes-rules.ts'
import type { Before, PeopleChange, Role } from './user-changes-rules.ts'
import * as store from './user-changes-store.ts'

/** What a change of many people does to each of them, and taking it back. */

interface Input {
  change: PeopleChange
}

export const userChange: JobKind<Input> = {
  result: () => ({ type: 'page', href: '/manage/people' }),

  run(call, { change }, items) {
    return changePeople(call, items, change, () => ({
      change,
      roleIn: (teamId) => rules.roleIn(change, teamId),
      sourceOf: () => 'admin',
      sourceOfField: () => 'admin',
    }))
  },

  undo(call, { change }, items) {
    const kept = new Map(items.map(({ id, before }: ChangedItem) => [id!, before as Before]))
    return changePeople(call, items, rules.turnedRound(change), (person) => {
      const before = kept.get(person.id)!
      const isUntouched = rules.isNothing(rules.beforeOf(person, rules.doneTo(before, change)))
      return isUntouched ? takingBack(before) : null
    })
  },

  isUndoable: ({ change }) => rules.isUndoable(change),
}

/** What is to be done to one person, and with which roles and sources. */
export interface Wish {
  change: PeopleChange
  roleIn(teamId: string): Role
  sourceOf(attribute: string): FactSource
  /** Null where it is not known any more where the value of a custom field came from. */
  sourceOfField(id: string): FactSource | null
}

/** What gives somebody back what they had. */
export function takingBack(before: Before): Wish {
  const roles = new Map(before.left?.map(({ teamId, role }) => [teamId, role]))
  const sources = new Map<string, FactSource>(before.attributes?.map(({ attribute, source }) => [attribute, source]))
  return {
    change: rules.reverseOf(before),
    roleIn: (teamId) => roles.get(teamId) ?? 'member',
    sourceOf: (attribute) => sources.get(attribute) ?? 'admin',
    sourceOfField: (id) => before.values?.find((each) => each.id === id)?.source ?? null,
  }
}

/** Somebody who is changed: what they were, and what is done to them. */
interface Step extends Wish {
  person: store.LockedPerson
  before: Before
}

/**
 * Changes people, each in a way of their own, as far as whoever began the job may.
 * @param whole what may happen to any of them @param wishFor null for whom somebody changed since
 */
export async function changePeople(
  call: JobCall,
  items: readonly JobItem[],
  whole: PeopleChange,
  wishFor: (person: store.LockedPerson) => Wish | null,
): Promise<ItemEnd[]> {
  // Of two admins who shut each other out at once, one stays.
  if (rules.takesAccess(whole)) await lockHub(call)
  const held = await privilegesOfHolder(call)
  if (!held) return items.map(() => skipped(NOT_ALLOWED))
  const people = await lockPeople(call, items, whole, held)
  const keepsAdmin = await wouldLeaveAdmin(call, [...people.keys()])
  const steps = new Map<string, Step>()
  const ends = items.map(({ id }): ItemEnd => {
    const person = people.get(id!)
    const reason = person ? obstacleOf(person, whole, keepsAdmin) : 'This person is not in the hub.'
    if (!person || reason) return skipped(reason!)
    const wish = wishFor(person)
    if (!wish) return skipped('Somebody changed this person since.')
    const before = rules.beforeOf(person, wish.change)
    if (rules.isNothing(before)) return skipped('There was nothing left to change.')
    steps.set(person.id, { ...wish, change: rules.doneTo(before, wish.change), person, before })
    return { state: 'done', before }
  })
  if (steps.size) await apply(call, [...steps.values()])
  return ends
}

export const NOT_ALLOWED = 'Whoever began this may not change people any more.'

/** What whoever began the job may do now; null for who may not change people any more. */
export async function privilegesOfHolder(call: JobCall): Promise<string[] | null> {
  const holder = await holderOf(call)
  return holder?.privileges.has('user_write') ? [...holder.privileges] : null
}

async function lockPeople(call: JobCall, items: readonly JobItem[], whole: PeopleChange, held: readonly string[]) {
  const { db, caller, context, hub } = call
  const ruled = await store.listRuled(db, whole.teamIdsToRemove)
  const about = { memberId: caller.memberId, held, now: context.now(), timezone: hub.timezone, ruled }
  const ids = items.map(({ id }) => id!)
  return new Map((await store.lockPeople(db, ids, whole, about)).map((person) => [person.id, person]))
}

const OBSTACLES: Record<store.Obstacle, string> = {
  ownAccount: 'Nobody shuts themselves out.',
  outranksYou: 'This person holds rights that whoever began this does not hold.',
  lastAdmin: 'Nobody else in the hub holds user_write.',
  memberByRules: 'The rules of a team keep this person in it.',
  noLongerRestorable: 'This person was removed more than 30 days ago.',
}

function obstacleOf(person: store.LockedPerson, whole: PeopleChange, keepsAdmin: boolean): string | null {
  if (person.obstacle) return OBSTACLES[person.obstacle]
  const isAdmin = person.isAdmin && person.privileges.includes('user_write')
  if (rules.takesAccess(whole) && isAdmin && !keepsAdmin) return OBSTACLES.lastAdmin
  if (person.erasedAt) return 'The data of this person was erased.'
  return person.isDeleted && whole.isDeleted === undefined ? 'This person was removed from the hub.' : null
}

async function apply(call: JobCall, steps: readonly Step[]): Promise<void> {
  const labels = await labelsOf(call)
  await applyAccess(call, steps)
  for (const [language, group] of Map.groupBy(steps, ({ change }) => change.language))
    await store.touch(call.db, idsOf(group), language)
  await applyNames(call, steps)
  await applyTeams(call, steps)
  await applyFacts(call, steps)
  await publish(call, peopleChanged, { memberIds: idsOf(steps) })
  await applyActs(call, steps)
  await recordAudits(
    call,
    steps.flatMap((step) => entriesOf(step, labels)),
  )
  await afterCommit(call, 'members changed', (call) => publish(call, membersChanged, null))
}

const idsOf = (steps: readonly Step[]) => steps.map(({ person }) => person.id)

async function applyAccess(call: JobCall, steps: readonly Step[]): Promise<void> {
  const those = (fits: (change: PeopleChange) => boolean) => idsOf(steps.filter(({ change }) => fits(change)))
  await shutOut(
    call,
    those(({ isSuspended }) => isSuspended === true),
  )
  await endSuspensions(
    call,
    those(({ isSuspended }) => isSuspended === false),
  )
  await removePeople(
    call,
    those(({ isDeleted }) => isDeleted === true),
  )
  await bringBack(
    call,
    those(({ isDeleted }) => isDeleted === false),
  )
}

/** What is done to people and leaves nothing to take back. */
async function applyActs(call: JobCall, steps: readonly Step[]): Promise<void> {
  const signedOut = idsOf(steps.filter(({ before }) => before.signedOut))
  if (signedOut.length) await signOutEverywhere(call, signedOut)
  await inviteThem(call, idsOf(steps.filter(({ before }) => before.invited)))
}

async function applyNames(call: JobCall, steps: readonly Step[]): Promise<void> {
  const renamed = steps.flatMap(({ person, change: { firstName, lastName } }) =>
    firstName === undefined && lastName === undefined
      ? []
      : [{ id: person.id, firstName: firstName ?? person.firstName, lastName: lastName ?? person.lastName }],
  )
  if (renamed.length === 0) return
  await store.rename(call.db, renamed)
  const ids = renamed.map(({ id }) => id)
  await indexNames(call, ids)
}

async function applyTeams(call: JobCall, steps: readonly Step[]): Promise<void> {
  const actorId = call.caller.memberId
  const joins = steps.flatMap(({ person, change, roleIn }) =>
    change.teamIdsToAdd.map((teamId) => ({ memberId: person.id, teamId, role: roleIn(teamId) })),
  )
  for (const group of Map.groupBy(joins, ({ teamId, role }) => `${teamId} ${role}`).values()) {
    const { teamId, role } = group[0]!
    await joinTeam(call, { teamId, role, memberIds: group.map(({ memberId }) => memberId), actorId })
  }
  await applyRoles(call, steps)
  const leaves = steps.flatMap(({ person, change }) =>
    change.teamIdsToRemove.map((teamId) => ({ memberId: person.id, teamId })),
  )
  for (const [teamId, group] of Map.groupBy(leaves, (each) => each.teamId)) {
    const ids = group.map(({ memberId }) => memberId)
    const memberships = await store.leaveTeam(call.db, teamId, ids)
    if (memberships.length) await publish(call, teamsLeft, { memberships, actorId })
  }
}

async function applyRoles(call: JobCall, steps: readonly Step[]): Promise<void> {
  const places = steps.flatMap(({ person, before, change }) =>
    (before.roles ?? []).map(({ teamId }) => ({ teamId, role: rules.roleIn(change, teamId), memberId: person.id })),
  )
  for (const group of Map.groupBy(places, ({ teamId, role }) => `${teamId} ${role}`).values()) {
    const ids = group.map(({ memberId }) => memberId)
    await store.setRoles(call.db, group[0]!, ids)
    await publish(call, teamRolesChanged, { memberships: group, actorId: call.caller.memberId })
  }
}

async function applyFacts(call: JobCall, steps: readonly Step[]): Promise<void> {
  const facts = steps.flatMap(({ person, change, sourceOf }) =>
    change.attributes.map((fact) => ({ memberId: person.id, fact, source: sourceOf(fact.attribute) })),
  )
  for (const [source, group] of Map.groupBy(facts, (each) => each.source)) {
    const people = group.map(({ memberId, fact }) => ({ memberId, facts: [fact] }))
    await putFacts(call, people, source)
  }
  const values = steps.flatMap(({ person, change, sourceOfField }) =>
    change.customFields.map((value) => ({ memberId: person.id, value, source: sourceOfField(value.id) })),
  )
  for (const [source, group] of Map.groupBy(values, (each) => each.source)) {
    const pointer = '/changes/customFields'
    const people = group.map(({ memberId, value }) => ({ memberId, values: [value], pointer }))
    await enterValues(call, people, { source })
  }
}

/** One entry for each person, and one more for who was removed or came back. */
function entriesOf({ person, before, change }: Step, labels: ReadonlyMap<string, string>): AuditEntry[] {
  const about = { objectType: 'user', objectId: person.id, objectName: person.name }
  const details = rules.detailsOf(before, change, labels)
  return [
    ...(details.length ? [{ ...about, action: 'UPDATE' as const, details }] : []),
    ...(change.isDeleted === undefined
      ? []
      : [{ ...about, action: change.isDeleted ? ('DELETE' as const) : ('RESTORE' as const) }]),
  ]
}
