import { mustBeProvedFor } from '../access/proof.ts'
import { recordAudit } from '../audit/service.ts'
import type { Call, HubCall } from '../context.ts'
import { badInput, conflict, notFound } from '../contract/problems.ts'
import type { PageQuery } from '../db/page.ts'
import { inTransaction } from '../db/transaction.ts'
import { publish } from '../event.ts'
import type { ProgressChange } from '../content/events.ts'
import { lockHub } from '../hubs/service.ts'
import type { ItemEnd, JobKind } from '../job-kind.ts'
import { beginJob, beginWork, isAtWork, type Job } from '../jobs/service.ts'
import { instantOf, wallClockOf } from '../platform/time.ts'
import { teamsJoined, teamsLeft, type Membership } from '../teams/events.ts'
import { compareFacts } from '../users/user-fact-service.ts'
import { fillByRole } from './role-service.ts'
import {
  circleIn,
  comparedFieldsIn,
  conditionsIn,
  firstWrongValues,
  inOrder,
  mustWait,
  namedIn,
  teamsNamedIn,
} from './rules.ts'
import type { RuledTeam, TeamRules } from './rules.ts'
import * as store from './rule-store.ts'

/** Teams that fill themselves: checking rules, showing what they would do, and doing it. */

const aboutOf = ({ context, hub }: HubCall) => ({ now: context.now(), timezone: hub.timezone })

/**
 * @param pointer of the rules in the body @param team that has them, null for a new one
 * @throws 400 `circular-team-rules`, `rule-values-wrong`, `unknown-reference`
 */
export async function refuseUnfitRules(
  { db }: HubCall,
  rules: TeamRules,
  pointer: string,
  team: { id: string; name: string } | null,
): Promise<void> {
  const wrong = firstWrongValues(rules)
  if (wrong)
    throw badInput(
      'rule-values-wrong',
      `${pointer}${wrong}`,
      'isSet and isNotSet take no values, what compares days or numbers takes one of them; every other operator needs at least one.',
    )
  await refuseUnknown(db, rules, pointer)
  await refuseOtherTypes(db, rules, pointer)
  if (!team) return
  const others = (await store.listRuledTeams(db)).filter(({ id }) => id !== team.id)
  const circle = circleIn([{ ...team, rules }, ...others])
  if (!circle) return
  const names = circle.map(({ name }) => name).join(', ')
  const words = `The rules of these teams name each other in a circle. Leave one of them out: ${names}.`
  throw badInput('circular-team-rules', pointer, words)
}

async function refuseUnknown(db: HubCall['db'], rules: TeamRules, pointer: string): Promise<void> {
  const named = namedIn(rules)
  for (const kind of store.NAMEABLE) {
    const asked = named.filter((each) => each.kind === kind)
    if (asked.length === 0) continue
    const known = await store.findKnown(
      db,
      kind,
      asked.map(({ id }) => id),
    )
    const first = asked.find(({ id }) => !known.has(id.toLowerCase()))
    if (first) throw badInput('unknown-reference', `${pointer}${first.at}`, 'The hub has nothing with this id.')
  }
}

/** A comparison of days or numbers is for fields in which nothing else is entered. */
async function refuseOtherTypes(db: HubCall['db'], rules: TeamRules, pointer: string): Promise<void> {
  const compared = comparedFieldsIn(rules)
  if (compared.length === 0) return
  const ids = compared.map(({ id }) => id)
  const types = await store.findFieldTypes(db, ids)
  const wrong = compared.find(({ id, type }) => types.get(id.toLowerCase()) !== type)
  if (!wrong) return
  const words = `This is how fields of the type ${wrong.type} are compared, and the field has another type.`
  throw badInput('rule-values-wrong', `${pointer}${wrong.at}`, words)
}

/**
 * Makes a team what its rules say, in a transaction. Where that would take many out, it changes nothing and waits for a yes.
 * @param isConfirmed whether somebody has seen who comes and goes
 */
export function applyRules(
  call: HubCall,
  teamId: string,
  { isConfirmed }: { isConfirmed: boolean },
): Promise<'applied' | 'no rules' | 'waits'> {
  return inTransaction(call, async (call) => {
    const team = await store.lockRuledTeam(call.db, teamId)
    if (!team) return (await fillByRole(call, teamId)) ? 'applied' : 'no rules'
    const now = call.context.now()
    const { joining, leaving } = await store.findChanges(call.db, team, aboutOf(call))
    const counts = { joinCount: joining.length, leaveCount: leaving.length }
    if (!isConfirmed && mustWait({ ...counts, memberCount: team.memberCount })) {
      await store.saveApplied(call.db, teamId, now, { ...counts, foundTime: now.toISOString() })
      return 'waits'
    }
    await store.saveApplied(call.db, teamId, now, null)
    await changeMembers(call, new Map([[teamId, { joining, leaving }]]))
    return 'applied'
  })
}

/** What listeners are told of at once. */
const BATCH_SIZE = 1_000

/** Listeners are told of all teams together, since one changed person often leaves one and comes into another. */
async function changeMembers(call: HubCall, changes: ReadonlyMap<string, store.Changes>): Promise<void> {
  const came: Membership[] = []
  const went: Membership[] = []
  for (const [teamId, { joining, leaving }] of changes) {
    const joined = joining.length ? await store.addByRules(call.db, teamId, joining, call.context.now()) : []
    const left = leaving.length ? await store.removeByRules(call.db, teamId, leaving) : []
    for (const memberId of joined) came.push({ memberId, teamId, role: 'member' })
    for (const { id, role } of left) went.push({ memberId: id, teamId, role })
  }
  for (const memberships of batches(came)) await publish(call, teamsJoined, { memberships, actorId: null })
  for (const memberships of batches(went)) await publish(call, teamsLeft, { memberships, actorId: null })
}

function batches<T>(all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / BATCH_SIZE)
  return Array.from({ length: count }, (_, nth) => all.slice(nth * BATCH_SIZE, (nth + 1) * BATCH_SIZE))
}

/** Looks at some people anew, of whom something has changed, in the transaction of the change. */
export async function followPeople(call: HubCall, { memberIds }: { memberIds: readonly string[] }): Promise<void> {
  await follow(call, memberIds, await store.listRuledTeams(call.db))
}

/** The same for rules that name the teams into which they came or out of which they went. */
export async function followMemberships(
  call: HubCall,
  { memberships }: { memberships: readonly Membership[] },
): Promise<void> {
  const changed = new Set(memberships.map(({ teamId }) => teamId))
  const teams = (await store.listRuledTeams(call.db, 'teams')).filter(({ rules }) =>
    teamsNamedIn(rules).some((id) => changed.has(id)),
  )
  await follow(call, [...new Set(memberships.map(({ memberId }) => memberId))], teams)
}

/** The same for rules that name what somebody completed. */
export async function followCompletions(
  call: HubCall,
  { memberId, changes }: { memberId: string; changes: readonly ProgressChange[] },
): Promise<void> {
  const completed = changes.flatMap(({ type, contentId }) => (type === 'completed' ? [contentId] : []))
  if (completed.length === 0) return
  const teams = (await store.listRuledTeams(call.db, 'content')).filter(({ rules }) =>
    conditionsIn(rules).some(
      ({ condition }) => condition.type === 'completion' && completed.includes(condition.contentId),
    ),
  )
  await follow(call, [memberId], teams)
}

async function follow(call: HubCall, memberIds: readonly string[], teams: readonly RuledTeam[]): Promise<void> {
  if (teams.length === 0 || memberIds.length === 0) return
  await changeMembers(call, await store.findChangesOf(call.db, memberIds, teams, aboutOf(call)))
}

const DAY_MS = 86_400_000

/** Has the rules of every team applied that is due: those that are new, and all of them once a day of the hub. */
export function applyDueRules(call: HubCall): Promise<void> {
  const { now, timezone } = aboutOf(call)
  const wall = wallClockOf(now, timezone)
  const midnight = instantOf(wall - (wall % DAY_MS), timezone)
  return inTransaction(call, async (call) => {
    // Of two processes that look at once, one begins.
    await lockHub(call)
    await compareFacts(call)
    const teams = inOrder(await store.listDue(call.db, midnight))
    if (teams.length === 0 || (await isAtWork(call, DAILY))) return
    await beginWork(call, null, DAILY, [teams.map(itemOf)])
  })
}

const DAILY = { kind: 'updateTeamMembersByRules', input: { teamId: null } } as const

const itemOf = ({ id, name }: { id: string; name: string }) => ({ type: 'team' as const, id, name })

export type RulesPreview = Awaited<ReturnType<typeof previewTeamRules>>

export interface PreviewInput {
  smart_settings: TeamRules
  teamId?: string | null
}

/** Who would be in a team with these rules. @throws 400 as refuseUnfitRules, 404 for a team that is not there */
export async function previewTeamRules(
  call: Call,
  { smart_settings: rules, teamId = null }: PreviewInput,
  query: PageQuery & { change?: 'joins' | 'stays' | 'leaves' | undefined },
) {
  const team = teamId === null ? null : await store.findTeamName(call.db, teamId)
  if (team === undefined) throw badInput('unknown-reference', '/teamId', 'There is no such team in this hub.')
  await refuseUnfitRules(call, rules, '/smart_settings', team)
  const about = { ...aboutOf(call), asks: 'who joins' } as const
  const counts = await store.countPreview(call.db, { teamId, rules }, about)
  const items = await store.listPreview(call.db, { teamId, rules, change: query.change }, about, query)
  const total = query.change ? counts[query.change] : counts.joins + counts.stays + counts.leaves
  return { counts, items, total }
}

/** Begins applying what waits for a yes. @throws 403 `step-up-required`, 404, 409 `nothing-to-accept` */
export function acceptTeamRules(call: Call, teamId: string): Promise<Job> {
  return inTransaction(call, async (call) => {
    const team = await mustFind(call, teamId)
    if (!team.waiting) throw conflict('nothing-to-accept', 'Nothing waits for a yes here.')
    mustBeProvedFor(call, team.waiting.joinCount + team.waiting.leaveCount)
    await store.saveApplied(call.db, teamId, call.context.now(), null)
    const value = { joinCount: team.waiting.joinCount, leaveCount: team.waiting.leaveCount }
    await record(call, team, { property: 'rulesWaiting', oldValue: value, value: null })
    return beginRules(call, 'acceptTeamRules', team)
  })
}

/** Begins applying the rules of a team. @throws 404, 409 `team-without-rules` */
export function updateTeamMembersByRules(call: Call, teamId: string): Promise<Job> {
  return inTransaction(call, async (call) => {
    const team = await mustFind(call, teamId)
    if (!team.rules) throw conflict('team-without-rules', 'The team has no rules. Give it some first.')
    await record(call, team, { property: 'rulesAppliedTime', oldValue: team.appliedAt, value: call.context.now() })
    return beginRules(call, 'updateTeamMembersByRules', team)
  })
}

function beginRules(
  call: Call,
  kind: 'acceptTeamRules' | 'updateTeamMembersByRules',
  team: { id: string; name: string },
): Promise<Job> {
  return beginJob(call, { kind, input: { teamId: team.id }, items: [itemOf(team)] })
}

const NOT_APPLIED = {
  'no rules': 'The team has no rules any more.',
  waits: 'So many people would leave that somebody has to say yes first. The page of the team asks for it.',
}

/** @param isConfirmed whether somebody has seen who comes and goes */
export function rulesJob(isConfirmed: boolean): JobKind<{ /** Null for all that are due. */ teamId: string | null }> {
  return {
    isUnstoppable: true,
    isUnlisted: true,
    batchSize: () => 1,
    result: ({ teamId }) => ({ type: 'page', href: teamId === null ? '/manage/teams' : `/manage/teams/${teamId}` }),

    async run(call, _input, items) {
      const ends: ItemEnd[] = []
      for (const { id } of items) {
        const end = await applyRules(call, id!, { isConfirmed })
        ends.push(end === 'applied' ? { state: 'done' } : { state: 'skipped', reason: NOT_APPLIED[end] })
      }
      return ends
    },
  }
}

/** Has a team filled by its rules soon, in the transaction that changed them. The hub does it, whoever changed them. */
export async function sendRules(
  call: HubCall,
  team: { id: string; name: string },
  isConfirmed: boolean,
): Promise<void> {
  const kind = isConfirmed ? 'acceptTeamRules' : 'updateTeamMembersByRules'
  await beginWork(call, null, { kind, input: { teamId: team.id } }, [[itemOf(team)]])
}

async function mustFind({ db }: Call, id: string) {
  const team = await store.findRules(db, id)
  if (!team) throw notFound()
  return team
}

function record(
  call: Call,
  team: { id: string; name: string },
  detail: { property: string; oldValue: unknown; value: unknown },
) {
  const about = { objectType: 'teamMember', objectId: team.id, objectName: team.name }
  return recordAudit(call, { action: 'UPDATE', ...about, details: [detail] })
}

/** How somebody stands to each condition of a team's rules. */
export function reasonsOf(call: Call, memberId: string, rules: TeamRules) {
  return store.findReasons(call.db, memberId, rules, aboutOf(call))
}

/** Whether somebody fits rules now. */
export function fitsRules(call: Call, memberId: string, rules: TeamRules): Promise<boolean> {
  return store.doesFit(call.db, memberId, rules, aboutOf(call))
}

/** Takes everybody out of a team whom its rules brought, for a team that has none any more. */
export async function removeRuled(call: HubCall, teamId: string): Promise<void> {
  await changeMembers(call, new Map([[teamId, { joining: [], leaving: await store.listRuled(call.db, teamId) }]]))
}
