import { recordAudit, type AuditDetail } from '../audit/service.ts'
import type { Call } from '../context.ts'
import { readPageAfter, shortKey, type PageAfter, type PageAfterQuery } from '../contract/after.ts'
import { badInput, conflict, notFound } from '../contract/problems.ts'
import { inTransaction } from '../db/transaction.ts'
import { publish } from '../event.ts'
import { teamRolesChanged, teamsJoined, teamsLeft } from '../teams/events.ts'
import { membersChanged } from '../users/events.ts'
import { refuseOutranking } from '../users/rank-rules.ts'
import * as store from './member-store.ts'
import { fitsRules, reasonsOf } from './rule-service.ts'
import { mustFind, type Team } from './service.ts'

/** Who is in a team, as admins see and change it. */

export type TeamMember = store.TeamMemberRow

/** @throws 400 `after-not-usable`, 404, also for a deleted team */
export async function listTeamMembers(
  call: Call,
  teamId: string,
  { search, role, column, order, ...query }: PageAfterQuery & store.MemberFilter & store.MemberOrder,
): Promise<PageAfter<TeamMember>> {
  const { id } = await mustFind(call, teamId)
  const filter = { search, role }
  return readPageAfter(call, ['listTeamMembers', id, filter, column, order], query, {
    rows: (page) => store.listMembers(call.db, id, filter, { column, order, ...page }),
    count: () => store.countMembers(call.db, id, filter),
    lastRowOf: ({ key, id }) => ({ key: shortKey(key), id }),
  })
}

/** Puts people into a team, all or none of them. @returns how many are new in it @throws 400 `unknown-reference`, 403 `user-outranks-you`, 404 */
export async function addTeamMembers(
  call: Call,
  teamId: string,
  { userIds, role = 'member' }: { userIds: readonly string[]; role?: store.Role },
): Promise<number> {
  const count = await inTransaction(call, async (call) => {
    const team = await mustFind(call, teamId)
    const people = (await store.findPeople(call.db, userIds)).filter(({ isDeleted }) => !isDeleted)
    const known = new Set(people.map(({ id }) => id))
    const unknown = userIds.findIndex((id) => !known.has(id.toLowerCase()))
    if (unknown >= 0) throw badInput('unknown-reference', `/userIds/${unknown}`, 'Nobody in this hub has this id.')
    for (const person of people) refuseOutranking(call.caller, person)
    const about = { teamId: team.id, role, now: call.context.now() }
    const added = await store.addMembers(call.db, about, userIds)
    const memberships = added.map((memberId) => ({ memberId, teamId: team.id, role }))
    if (added.length) await publish(call, teamsJoined, { memberships, actorId: call.caller.memberId })
    await record(call, team, { property: role === 'manager' ? 'managers' : 'members', oldValue: null, value: userIds })
    return added.length
  })
  await publish(call, membersChanged, null)
  return count
}

export interface Reasons {
  person: { id: string; firstName: string; lastName: string; email: string }
  place: store.Place | null
  /** Null for a team without rules. */
  fitsRules: boolean | null
  conditions: { isMet: boolean; value: string | null }[]
}

/** Why somebody is in a team or not. @throws 404 for a deleted team and for nobody of the hub */
export async function getTeamMember(call: Call, teamId: string, memberId: string): Promise<Reasons> {
  const team = await mustFind(call, teamId)
  const person = await store.findPerson(call.db, memberId)
  if (!person) throw notFound()
  const place = (await store.findPlace(call.db, team.id, person.id)) ?? null
  if (!team.rules) return { person, place, fitsRules: null, conditions: [] }
  const conditions = await reasonsOf(call, person.id, team.rules)
  return { person, place, fitsRules: await fitsRules(call, person.id, team.rules), conditions }
}

/** Makes somebody of a team its manager or no more than a member of it. @throws 403 `user-outranks-you`, 404 */
export async function updateTeamMember(call: Call, teamId: string, memberId: string, role: store.Role): Promise<void> {
  await inTransaction(call, async (call) => {
    const { team, place } = await mustBeIn(call, teamId, memberId)
    await store.setRole(call.db, team.id, memberId, role)
    const memberships = [{ memberId: memberId.toLowerCase(), teamId: team.id, role }]
    if (place.role !== role) await publish(call, teamRolesChanged, { memberships, actorId: call.caller.memberId })
    await record(call, team, {
      property: 'role',
      oldValue: { userId: memberId, role: place.role },
      value: { userId: memberId, role },
    })
  })
  await publish(call, membersChanged, null)
}

/** Takes somebody out of a team. @throws 403 `user-outranks-you`, 404, 409 `member-by-rules` for whom its rules would put in again */
export async function removeTeamMember(call: Call, teamId: string, memberId: string): Promise<void> {
  await inTransaction(call, async (call) => {
    const { team, place } = await mustBeIn(call, teamId, memberId)
    if ((team.roleValue !== null && place.isByRules) || (team.rules && (await fitsRules(call, memberId, team.rules))))
      throw conflict(
        'member-by-rules',
        'This person fits what fills the team and would be added again. Change the rules, or what the hub knows of the person.',
      )
    await store.removeMember(call.db, team.id, memberId)
    const memberships = [{ memberId: memberId.toLowerCase(), teamId: team.id, role: place.role }]
    await publish(call, teamsLeft, { memberships, actorId: call.caller.memberId })
    await record(call, team, { property: 'members', oldValue: [memberId], value: null })
  })
  await publish(call, membersChanged, null)
}

/** Takes people out of a team that no rules fill, as far as they are in it. @returns how many were @throws 404 */
export async function removeTeamMembers(call: Call, teamId: string, memberIds: readonly string[]): Promise<number> {
  const count = await inTransaction(call, async (call) => {
    const team = await mustFind(call, teamId)
    const left = await store.removeMembers(call.db, team.id, memberIds)
    if (left.length === 0) return 0
    const memberships = left.map(({ id, role }) => ({ memberId: id, teamId: team.id, role }))
    await publish(call, teamsLeft, { memberships, actorId: call.caller.memberId })
    await record(call, team, { property: 'members', oldValue: left.map(({ id }) => id), value: null })
    return left.length
  })
  await publish(call, membersChanged, null)
  return count
}

/** A team and the place of somebody in it whom the caller may change. @throws 403 `user-outranks-you`, 404 */
async function mustBeIn(call: Call, teamId: string, memberId: string): Promise<{ team: Team; place: store.Place }> {
  const team = await mustFind(call, teamId)
  const place = await store.lockPlace(call.db, team.id, memberId)
  if (!place) throw notFound()
  for (const person of await store.findPeople(call.db, [memberId])) refuseOutranking(call.caller, person)
  return { team, place }
}

function record(call: Call, team: Team, detail: AuditDetail): Promise<void> {
  const about = { objectType: 'teamMember', objectId: team.id, objectName: team.name }
  return recordAudit(call, { action: 'UPDATE', ...about, details: [detail] })
}
