import { batches } from '../platform/batches.ts'
import type { HubCall } from '../context.ts'
import { publish } from '../event.ts'
import { lockHub } from '../hubs/service.ts'
import { beginWork } from '../jobs/service.ts'
import { newId } from '../platform/ids.ts'
import { teamRolesChanged, teamsJoined, teamsLeft, type Membership } from '../teams/events.ts'
import { choicesFor, isFollowed, namesFor, namesManager } from './role-rules.ts'
import * as store from './role-store.ts'
import { saveApplied } from './rule-store.ts'
import type { TypeRole } from './rules.ts'

/** Teams that the hub makes and fills by itself, because their type has a role: each stands for a value that people have. */

/** Makes what is missing and moves these people, of whom something has changed, in the transaction of the change. */
export async function followRoles(call: HubCall, { memberIds }: { memberIds: readonly string[] }): Promise<void> {
  if (memberIds.length === 0) return
  for (const type of await store.listFollowedTypes(call.db)) {
    await makeTeams(call, type, memberIds)
    await move(call, type, { memberIds, teamIds: null })
  }
}

/** Fills one team anew, in the transaction of the call. @returns false where it stands for no value */
export async function fillByRole(call: HubCall, teamId: string): Promise<boolean> {
  const type = await store.lockTeamByRole(call.db, teamId)
  if (!type) return false
  await move(call, type, { memberIds: null, teamIds: [teamId] })
  await saveApplied(call.db, teamId, call.context.now(), null)
  return true
}

/**
 * Follows the role of a type from now on, in the transaction that gives it. Teams of another role are left to people as they are;
 * a job fills the new ones.
 */
export async function beginRole(
  call: HubCall,
  type: { id: string; name: string; role: TypeRole | null },
): Promise<void> {
  await store.releaseTeams(call.db, type.id)
  const { role } = type
  if (!isFollowed(role)) return
  if (!namesManager(role)) await store.adoptTeams(call.db, type.id)
  await makeTeams(call, { ...type, role }, null)
  const teams = await store.listTeamsOfType(call.db, type.id)
  if (teams.length === 0) return
  const items = teams.map(({ id, name }) => ({ type: 'team' as const, id, name }))
  await beginWork(call, null, { kind: 'updateTeamMembersByRules', input: { teamId: null } }, [items])
}

/** @param memberIds for whose values; null for those of everybody */
async function makeTeams(call: HubCall, type: store.FollowedType, memberIds: readonly string[] | null): Promise<void> {
  if ((await store.listNewValues(call.db, type, memberIds)).length === 0) return
  // Of two who bring the same value at once, one makes its team.
  await lockHub(call)
  const values = await store.listNewValues(call.db, type, memberIds)
  if (values.length === 0) return
  const labels = await store.findLabels(call.db, type.role, values)
  const wanted = values.map((value) => ({ value, label: labels.get(value) || value }))
  const taken = await store.findTakenNames(
    call.db,
    wanted.flatMap((each) => choicesFor(each, type.name)),
  )
  const names = namesFor(wanted, type.name, taken)
  const teams = wanted.map(({ value }, index) => ({ id: newId(), name: names[index]!, value }))
  await store.insertTeams(call.db, type.id, teams, call.context.now())
}

async function move(call: HubCall, type: store.FollowedType, scope: store.Scope): Promise<void> {
  const now = call.context.now()
  const left: Membership[] = await store.removeByValue(call.db, type, scope)
  const joined: Membership[] = await store.addByValue(call.db, type, scope, now)
  const changedRole: Membership[] = []
  const { role } = type
  if (namesManager(role)) {
    const changed = [...left, ...joined].map(({ teamId }) => teamId)
    const managed = scope.memberIds ? await store.listTeamsManaged(call.db, { ...type, role }, scope.memberIds) : []
    const teamIds = [...new Set([...changed, ...managed, ...(scope.teamIds ?? [])])]
    changedRole.push(...(await store.demoteManagers(call.db, role, teamIds)))
    left.push(...(await store.removeManagers(call.db, role, teamIds)))
    const named = await store.addManagers(call.db, role, teamIds, now)
    joined.push(...named.filter(({ isNew }) => isNew))
    changedRole.push(...named.filter(({ isNew }) => !isNew))
  }
  await tell(call, teamsLeft, left)
  await tell(call, teamsJoined, joined)
  await tell(call, teamRolesChanged, changedRole)
}

/** What listeners are told of at once. */
const BATCH_SIZE = 1_000

async function tell(call: HubCall, event: typeof teamsJoined, memberships: readonly Membership[]): Promise<void> {
  for (const some of batches(memberships, BATCH_SIZE)) await publish(call, event, { memberships: some, actorId: null })
}
