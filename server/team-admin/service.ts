import { detailsOf, recordAudit, recordUnchanged, type AuditDetail, type AuditEntry } from '../audit/service.ts'
import type { Call } from '../context.ts'
import type { IfMatch } from '../contract/etag.ts'
import { mustBeState, stateTag } from '../contract/state-tag.ts'
import { badInput, conflict, notFound } from '../contract/problems.ts'
import { mustBeRestorable, restorableSince } from '../contract/restorable.ts'
import type { Page } from '../db/page.ts'
import { inTransaction } from '../db/transaction.ts'
import { publish } from '../event.ts'
import { lockHub } from '../hubs/service.ts'
import { newId } from '../platform/ids.ts'
import { membersChanged } from '../users/events.ts'
import { refuseUnfitRules, removeRuled, sendRules } from './rule-service.ts'
import { listRuledTeams } from './rule-store.ts'
import { teamsNamedIn, teamState, type TeamRules } from './rules.ts'
import * as store from './store.ts'
import { findType } from './type-store.ts'

/** Teams, as admins make and change them, one change at a time in a hub. */

export type Team = store.TeamRow

type TeamListQuery = Omit<store.TeamsQuery, 'deletedSince' | 'updatedSince'> & {
  includeDeleted: boolean
  updatedSince?: string | undefined
}

export function listTeams(
  { db, context }: Call,
  { includeDeleted, updatedSince, ...query }: TeamListQuery,
): Promise<Page<Team>> {
  return store.listTeams(db, {
    ...query,
    deletedSince: includeDeleted ? restorableSince(context.now()) : null,
    updatedSince: updatedSince === undefined ? null : new Date(updatedSince),
  })
}

/** @param includeDeleted whether a deleted team is found too, as long as it can be restored @throws 404 */
export async function getTeam({ db, context }: Call, id: string, includeDeleted: boolean): Promise<Team> {
  const team = await store.findTeam(db, id)
  if (!team || (team.isDeleted && !includeDeleted) || isOver(team, context.now())) throw notFound()
  return team
}

function isOver({ deletedAt }: Team, now: Date): boolean {
  return deletedAt !== null && deletedAt <= restorableSince(now)
}

export interface TeamInput {
  name?: string
  teamType_id?: string | null
  smart_settings?: TeamRules | null
}

/** Makes a team; one with rules is filled soon. @returns its id @throws 400 as refuseUnfitRules, 409 `team-name-taken` */
export function createTeam(call: Call, input: TeamInput & { name: string }): Promise<string> {
  return changing(call, async (call) => {
    const { name, typeId = null, rules = null } = await changeFrom(call, input, null)
    const team = { id: newId(), name: name!, typeId, rules }
    await store.insertTeam(call.db, { ...team, now: call.context.now() })
    await record(call, 'CREATE', team, detailsOf({}, { name: team.name, teamType_id: typeId, smart_settings: rules }))
    if (rules) await sendRules(call, team, true)
    return team.id
  })
}

/** Changes what is sent; new rules are applied soon. @returns the new ETag @throws 400 as refuseUnfitRules, 404, 409 `team-by-role`, `team-name-taken`, 412 */
export async function updateTeam(call: Call, id: string, ifMatch: IfMatch, input: TeamInput): Promise<string> {
  const tag = await changing(call, async (call) => {
    const team = await mustFind(call, id)
    mustBeState(ifMatch, teamState(team))
    if (team.roleValue !== null && (input.smart_settings || input.teamType_id !== undefined)) throw teamByRole()
    const change = await changeFrom(call, input, team)
    await store.updateTeam(call.db, id, change, call.context.now())
    if (change.rules === null) await removeRuled(call, id)
    const before = { name: team.name, teamType_id: team.typeId, smart_settings: team.rules }
    const patch = { ...input, ...(change.name !== undefined && { name: change.name }) }
    const changed = { id, name: change.name ?? team.name }
    await record(call, 'UPDATE', changed, detailsOf(before, patch))
    if (change.rules) await sendRules(call, changed, true)
    return stateTag(teamState((await store.findTeam(call.db, id))!))
  })
  if (input.smart_settings === null) await publish(call, membersChanged, null)
  return tag
}

/** @param team that is changed, null for a new one */
async function changeFrom(call: Call, input: TeamInput, team: Team | null): Promise<store.TeamChange> {
  const { teamType_id: typeId, smart_settings: rules } = input
  const name = input.name?.trim()
  if (name !== undefined) await refuseTakenName(call, name, team?.id ?? null)
  if (typeId && !(await findType(call.db, typeId)))
    throw badInput('unknown-reference', '/teamType_id', 'There is no such team type in this hub.')
  if (rules) await refuseUnfitRules(call, rules, '/smart_settings', team)
  return { name, typeId, rules }
}

async function refuseTakenName({ db }: Call, name: string, exceptId: string | null): Promise<void> {
  if (await store.isNameTaken(db, name, exceptId))
    throw conflict('team-name-taken', 'Another team has this name already. Choose a different one.')
}

/** Deletes a team; its people stay in it for the day on which it is restored. @throws 404, 409 `team-in-rules` */
export async function deleteTeam(call: Call, id: string): Promise<void> {
  await changing(call, async (call) => {
    const team = await mustFind(call, id)
    const naming = (await listRuledTeams(call.db)).filter(({ rules }) => teamsNamedIn(rules).includes(team.id))
    if (naming.length) {
      const names = naming.map(({ name }) => name).join(', ')
      throw conflict('team-in-rules', `The rules of other teams name this team. Change those rules first: ${names}.`)
    }
    await store.setDeleted(call.db, id, true, call.context.now())
    await record(call, 'DELETE', team)
  })
  await publish(call, membersChanged, null)
}

/** Brings a team back with its people. @throws 404, 409 `no-longer-restorable`, `team-name-taken` */
export async function restoreTeam(call: Call, id: string): Promise<void> {
  await changing(call, async (call) => {
    const team = await store.findTeam(call.db, id)
    if (!team) throw notFound()
    if (!team.isDeleted) {
      recordUnchanged(call)
      return
    }
    mustBeRestorable(team.deletedAt, call.context.now())
    await refuseTakenName(call, team.name, team.id)
    await store.setDeleted(call.db, id, false, call.context.now())
    await record(call, 'RESTORE', team)
    if (team.rules || team.roleValue !== null) await sendRules(call, team, false)
  })
  await publish(call, membersChanged, null)
}

/** A team that is there. @throws 404, also for a deleted one */
export function mustFind(call: Call, id: string): Promise<Team> {
  return getTeam(call, id, false)
}

function teamByRole() {
  return conflict(
    'team-by-role',
    'The hub fills this team, because its type has a role. It can be renamed; its type and its rules stay as they are.',
  )
}

function changing<T>(call: Call, change: (call: Call) => Promise<T>): Promise<T> {
  return inTransaction(call, async (call) => {
    await lockHub(call)
    return change(call)
  })
}

function record(
  call: Call,
  action: AuditEntry['action'],
  { id, name }: { id: string; name: string },
  details?: AuditDetail[],
): Promise<void> {
  return recordAudit(call, { action, objectType: 'team', objectId: id, objectName: name, details })
}
