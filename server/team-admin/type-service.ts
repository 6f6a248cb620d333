import { detailsOf, recordAudit, type AuditDetail, type AuditEntry } from '../audit/service.ts'
import type { Call } from '../context.ts'
import type { IfMatch } from '../contract/etag.ts'
import { mustBeState, stateTag } from '../contract/state-tag.ts'
import { moved } from '../contract/moved.ts'
import { conflict, notFound } from '../contract/problems.ts'
import { slicePage, type ListQuery, type Page } from '../db/page.ts'
import { inTransaction, isDuplicate } from '../db/transaction.ts'
import { lockHub } from '../hubs/service.ts'
import { newId } from '../platform/ids.ts'
import { beginRole } from './role-service.ts'
import { DEFAULT_COLOUR, MAX_TYPES, typeState, type TypeRole } from './rules.ts'
import * as store from './type-store.ts'

/** The kinds of teams, changed one at a time in a hub. */

export type TeamType = store.TypeRow

/** The types of the hub in their order. @param query with a part of a name, in whatever case */
export async function listTeamTypes({ db }: Call, query: ListQuery): Promise<Page<TeamType>> {
  const search = query.search?.toLowerCase() ?? ''
  const types = await store.listTypes(db)
  return slicePage(
    types.filter(({ name }) => name.toLowerCase().includes(search)),
    query,
  )
}

/** @throws 404 */
export async function getTeamType({ db }: Call, id: string): Promise<TeamType> {
  const type = await store.findType(db, id)
  if (!type) throw notFound()
  return type
}

export interface NewTeamType {
  name: string
  colour?: string
  role?: TypeRole | null
}

/** Adds a type behind the others. @returns its id @throws 409 `team-type-limit-reached`, `team-type-name-taken`, `team-type-role-taken` */
export function createTeamType(
  call: Call,
  { name, colour = DEFAULT_COLOUR, role = null }: NewTeamType,
): Promise<string> {
  return changing(call, async (call) => {
    const { length } = await store.listTypes(call.db)
    if (length >= MAX_TYPES)
      throw conflict('team-type-limit-reached', `A hub has ${MAX_TYPES} team types at the most. Delete one first.`)
    const type = { id: newId(), name: name.trim(), colour, role }
    await store.insertType(call.db, { ...type, place: length, now: call.context.now() })
    await record(call, 'CREATE', type, detailsOf({}, { name: type.name, colour, role }))
    if (role) await beginRole(call, type)
    return type.id
  })
}

/** Changes what is sent. @returns the new ETag @throws 404, 409 `team-type-name-taken`, `team-type-role-taken`, 412 */
export function updateTeamType(call: Call, id: string, ifMatch: IfMatch, change: store.TypeChange): Promise<string> {
  return changing(call, async (call) => {
    const type = await getTeamType(call, id)
    mustBeState(ifMatch, typeState(type))
    const patch = change.name === undefined ? change : { ...change, name: change.name.trim() }
    await store.updateType(call.db, id, patch)
    await record(call, 'UPDATE', { id, name: patch.name ?? type.name }, detailsOf(type, patch))
    const changed = await getTeamType(call, id)
    if (changed.role !== type.role) await beginRole(call, changed)
    return stateTag(typeState(changed))
  })
}

/** Deletes a type for good. @throws 404, 409 `team-type-in-use`, or `team-type-reports` where Helix reports by its teams */
export function deleteTeamType(call: Call, id: string): Promise<void> {
  return changing(call, async (call) => {
    const type = await getTeamType(call, id)
    if (await store.isTypeInUse(call.db, id))
      throw conflict('team-type-in-use', 'There are teams of this type. Give them another type first.')
    if (await store.isReportedBy(call.db, id))
      throw conflict(
        'team-type-reports',
        'Helix reports by the teams of this type. Choose another type in the settings of the hub first.',
      )
    await store.deleteType(call.db, id)
    const rest = (await store.listTypes(call.db)).map((each) => each.id)
    if (rest.length) await store.arrangeTypes(call.db, rest)
    await record(call, 'DELETE', type)
  })
}

/** Moves a type among the others. @param rank its new place from 0; one past the end is the end @throws 404 */
export function rankTeamType(call: Call, id: string, rank: number): Promise<void> {
  return changing(call, async (call) => {
    const type = await getTeamType(call, id)
    const ids = (await store.listTypes(call.db)).map((each) => each.id)
    const order = moved(ids, type.id, rank)
    await store.arrangeTypes(call.db, order)
    const value = order.indexOf(type.id)
    await record(call, 'RANK', type, [{ property: 'rank', oldValue: type.rank, value }])
  })
}

/** Two who change the types at once do so one after the other. */
async function changing<T>(call: Call, change: (call: Call) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(call, async (call) => {
      await lockHub(call)
      return change(call)
    })
  } catch (error) {
    if (isDuplicate(error, 'team_type_name'))
      throw conflict('team-type-name-taken', 'Another team type has this name already. Choose a different one.')
    if (isDuplicate(error, 'team_type_role'))
      throw conflict('team-type-role-taken', 'Another team type has this role. Remove it there first.')
    throw error
  }
}

function record(
  call: Call,
  action: AuditEntry['action'],
  { id, name }: { id: string; name: string },
  details?: AuditDetail[],
): Promise<void> {
  return recordAudit(call, { action, objectType: 'teamType', objectId: id, objectName: name, details })
}
