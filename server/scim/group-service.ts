import { recordAudit } from '../audit/service.ts'
import type { Call } from '../context.ts'
import { notFound } from '../contract/problems.ts'
import type { Page, PageQuery } from '../db/page.ts'
import { inTransaction } from '../db/transaction.ts'
import { addTeamMembers, removeTeamMembers } from '../team-admin/team-member-service.ts'
import { createTeam, deleteTeam, updateTeam } from '../team-admin/service.ts'
import { ScimFault } from './scim-fault-rules.ts'
import { parseFilter } from './filter-rules.ts'
import { groupWish, type GroupWish } from './group-rules.ts'
import * as store from './group-store.ts'
import { isUuid } from '../platform/ids.ts'
import type { Json } from './match-rules.ts'
import type { Operation } from './patch-rules.ts'

/** Teams, as a provider makes, fills and deletes them. */

/** People of a page at the most; a page of more teams ends before it is full. */
const MAX_ON_PAGE = 50_000

/** @throws ScimFault `invalidFilter` */
export async function listGroups(
  { db }: Call,
  filter: string | undefined,
  { withMembers, ...page }: PageQuery & { withMembers: boolean },
): Promise<Page<store.GroupRow>> {
  const { items, total } = await store.listTeams(db, filter ? parseFilter(filter) : null, page)
  if (!withMembers) return { items: items.map((team) => ({ ...team, members: null })), total }
  const teams = fitting(items)
  const members = await store.listMembers(
    db,
    teams.map(({ id }) => id),
  )
  const byTeam = Map.groupBy(members, ({ teamId }) => teamId)
  return { items: teams.map((team) => ({ ...team, members: byTeam.get(team.id) ?? [] })), total }
}

function fitting(teams: readonly store.TeamRow[]): store.TeamRow[] {
  let sum = 0
  return teams.filter(({ memberCount }, nth) => {
    sum += memberCount
    return nth === 0 || sum <= MAX_ON_PAGE
  })
}

/** @throws 404 */
export async function getGroup({ db }: Call, id: string, withMembers: boolean): Promise<store.GroupRow> {
  const team = await mustFind(db, id)
  return { ...team, members: withMembers ? await store.listMembers(db, [team.id]) : null }
}

/** @returns its id @throws ScimFault `invalidValue`, 409 `team-name-taken` */
export function createGroup(call: Call, body: Json): Promise<string> {
  const wish = groupWish([{ op: 'add', value: body }])
  return inTransaction(call, async (call) => {
    const id = await createTeam(call, { name: wish.name! })
    if (wish.externalId) await store.setExternalId(call.db, id, wish.externalId)
    await changeMembers(call, id, wish)
    return id
  })
}

/** Changes a team, all of it or nothing. @throws ScimFault `mutability` for one that fills itself, 404, 409 `team-name-taken` */
export async function patchGroup(call: Call, id: string, operations: readonly Operation[]): Promise<void> {
  const wish = groupWish(operations)
  await inTransaction(call, async (call) => {
    const team = await mustFind(call.db, id)
    refuseSmart(team)
    if (wish.name !== undefined && wish.name !== team.name) await updateTeam(call, team.id, '*', { name: wish.name })
    if (wish.externalId !== undefined && wish.externalId !== team.externalId)
      await changeExternalId(call, team, wish.externalId)
    await changeMembers(call, team.id, wish)
  })
}

/** @throws ScimFault `mutability` for a team that fills itself, 404, 409 `team-in-rules` */
export async function deleteGroup(call: Call, id: string): Promise<void> {
  const team = await mustFind(call.db, id)
  refuseSmart(team)
  await deleteTeam(call, team.id)
}

async function mustFind(db: Call['db'], id: string): Promise<store.TeamRow> {
  const team = isUuid(id) ? await store.findTeam(db, id) : undefined
  if (!team) throw notFound()
  return team
}

function refuseSmart({ isSmart }: store.TeamRow): void {
  if (isSmart) throw new ScimFault('mutability', 'The hub fills this team by its rules, so it can only be read.')
}

/** Those alone who are not in it yet, or are, so that nothing is written down that did not happen. */
async function changeMembers(call: Call, id: string, { replacesMembers, added, removed }: GroupWish): Promise<void> {
  if (!replacesMembers && added.size + removed.size === 0) return
  const asked = replacesMembers ? null : [...added, ...removed]
  const present = await store.findPresent(call.db, id, asked)
  const joining = [...added].filter((each) => !present.has(each))
  const leaving = replacesMembers ? [...present].filter((each) => !added.has(each)) : [...removed]
  if (leaving.length) await removeTeamMembers(call, id, leaving)
  if (joining.length) await addTeamMembers(call, id, { userIds: joining })
}

async function changeExternalId(call: Call, team: store.TeamRow, externalId: string | null): Promise<void> {
  await store.setExternalId(call.db, team.id, externalId)
  await recordAudit(call, {
    action: 'UPDATE',
    objectType: 'team',
    objectId: team.id,
    objectName: team.name,
    details: [{ property: 'externalId', oldValue: team.externalId, value: externalId }],
  })
}
