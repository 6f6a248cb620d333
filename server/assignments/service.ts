import { teamsFor, teamsToChange, teamsToRead } from '../access/rights.ts'
import { recordAudit, type AuditDetail, type AuditEntry } from '../audit/service.ts'
import type { ActingCall, Call, HubCall } from '../context.ts'
import type { IfMatch } from '../contract/etag.ts'
import { mustBeState, stateTag } from '../contract/state-tag.ts'
import { badInput, conflict, notAllowed, notFound } from '../contract/problems.ts'
import { readPage, type Page, type PageQuery } from '../db/page.ts'
import { inRehearsal, inTransaction } from '../db/transaction.ts'
import { publish } from '../event.ts'
import { idChanges, newId } from '../platform/ids.ts'
import { assignmentChanged, type AssignmentChange } from './events.ts'
import { keepMeetings } from './meeting-store.ts'
import { stateOf, type AssignmentAudience, type Due, type Goal, type Repetition } from './rules.ts'
import * as store from './store.ts'

/** What content asks of people, as those arrange it who may. */

export const MAX_ASSIGNMENTS = 100
/** No month is shorter, so windows of so many days never reach into each other. */
const SHORTEST_MONTH = 28

export type SentDue =
  | { type: 'moment'; dueDate: string }
  | { type: 'day'; date: string }
  | { type: 'afterStart' | 'afterJoining' | 'afterAssignment'; days: number }

export interface AssignmentInput {
  goal: Goal
  audience: AssignmentAudience
  teamIds?: string[]
  userIds?: string[]
  due?: SentDue | null
  repetition?: Repetition | null
}

/** Managers are told of their own teams and people alone. @throws 404 */
export async function listContentAssignments(
  call: Call,
  contentId: string,
  page: PageQuery,
): Promise<Page<ReachedAssignment>> {
  const content = await mustFind(call, contentId, 'read')
  const { items, total } = await readPage(
    store.listAssignments(call.db, contentId, page),
    store.countAssignments(call.db, contentId).then((count) => [{ total: count }]),
  )
  return { items: await Promise.all(items.map((each) => withinReach(call, content, each))), total }
}

/** @throws 404 */
export async function getContentAssignment(call: Call, contentId: string, id: string): Promise<ReachedAssignment> {
  const content = await mustFind(call, contentId, 'read')
  const found = await store.findAssignment(call.db, contentId, id)
  if (!found) throw notFound()
  return withinReach(call, content, found)
}

/** @returns its id @throws 400 for what makes no sense, 403 beyond a manager's reach, 404, 409 `assignment-limit-reached` */
export async function createContentAssignment(call: Call, contentId: string, input: AssignmentInput): Promise<string> {
  const plan = planFrom(input)
  checkPlan(plan)
  return inTransaction(call, async (call) => {
    const content = await mustHold(call, contentId)
    await mustReach(call, content, plan)
    await mustBeHere(call, plan)
    if ((await store.countAssignments(call.db, contentId)) >= MAX_ASSIGNMENTS)
      throw conflict('assignment-limit-reached', 'Content has 100 assignments at the most. Delete one first.')
    const id = await add(call, contentId, plan, false)
    await record(call, 'CREATE', content, id, detailsOf(null, plan))
    return id
  })
}

export type AssignmentPatch = Partial<Pick<AssignmentInput, 'audience' | 'teamIds' | 'userIds' | 'due'>>

/** Changes what is sent. @returns the new ETag @throws 400, also `repetition-fixed`, 403 beyond a manager's reach, 404, 412 */
export async function updateContentAssignment(
  call: Call,
  contentId: string,
  id: string,
  { ifMatch, ...patch }: AssignmentPatch & { ifMatch: IfMatch },
): Promise<string> {
  return inTransaction(call, async (call) => {
    const content = await mustHold(call, contentId)
    const found = await store.findAssignment(call.db, contentId, id)
    if (!found) throw notFound()
    const before = planOf(found)
    await mustReach(call, content, before)
    mustBeState(ifMatch, stateOf(found))
    const plan = changed(before, patch)
    checkPlan(plan)
    await mustReach(call, content, plan)
    await mustBeHere(call, plan)
    const isContentGoal = found.isContentGoal && plan.audience === 'everyone'
    const updatedAt = call.context.now()
    await store.updateAssignment(call.db, { ...plan, id, contentId, isContentGoal }, updatedAt)
    await tell(call, 'changed', { id, contentId }, { before, plan })
    await keep(call, contentId)
    await record(call, 'UPDATE', content, id, detailsOf(before, plan))
    return stateTag(stateOf({ updatedAt }))
  })
}

/** So many of those whom an assignment would ask are named. */
const NAMED = 5

/**
 * Whom an assignment would concern that is not saved, were the content published.
 * @throws 400 for what makes no sense, also `repetition-fixed`, 403 beyond a manager's reach, 404
 */
export function previewContentAssignment(
  call: Call,
  contentId: string,
  { assignmentId, ...input }: AssignmentInput & { assignmentId?: string },
): Promise<store.Concerned> {
  return inRehearsal(call, async (call) => {
    const content = await mustHold(call, contentId)
    const found = assignmentId ? await store.findAssignment(call.db, contentId, assignmentId) : null
    if (found === undefined) throw notFound()
    if (found) await mustReach(call, content, planOf(found))
    const plan = found ? changed(planOf(found), input) : planFrom(input)
    checkPlan(plan)
    await mustReach(call, content, plan)
    await mustBeHere(call, plan)
    const id = found?.id ?? newId()
    const now = call.context.now()
    if (found)
      await store.updateAssignment(call.db, { ...plan, id, contentId, isContentGoal: found.isContentGoal }, now)
    else {
      const authorId = call.caller.memberId
      await store.insertAssignment(call.db, { ...plan, id, contentId, isContentGoal: false, authorId, now })
    }
    await store.markPublished(call.db, contentId)
    const teamIds = teamsFor(call, 'previewContentAssignment')
    return store.countConcerned(call.db, { ...plan, id, contentId }, { now, teamIds, limit: NAMED })
  })
}

/** @throws 403 beyond a manager's reach, 404, also for one that is deleted */
export async function deleteContentAssignment(call: Call, contentId: string, id: string): Promise<void> {
  await inTransaction(call, async (call) => {
    const content = await mustHold(call, contentId)
    const found = await store.findAssignment(call.db, contentId, id)
    if (!found) throw notFound()
    await mustReach(call, content, planOf(found))
    await remove(call, found)
    await record(call, 'DELETE', content, id)
  })
}

/**
 * Sets the one goal that content has in the documents: an assignment for everyone who may see it. Another goal begins anew, and
 * another date moves it. Call it in the transaction that changes the content.
 */
export async function setContentGoal(
  call: ActingCall,
  contentId: string,
  goal: { type: Goal; dueDate: string | null } | null,
): Promise<void> {
  const found = await store.findContentGoal(call.db, contentId)
  const due = goal?.dueDate ? ({ type: 'moment', at: new Date(goal.dueDate) } as const) : null
  if (found && found.goal !== goal?.type) await remove(call, found)
  if (!goal) return
  if (found?.goal === goal.type) {
    const plan = { ...planOf(found), due }
    await store.updateAssignment(call.db, { ...plan, id: found.id, contentId, isContentGoal: true }, call.context.now())
    await tell(call, 'changed', found, { before: planOf(found), plan })
    return keep(call, contentId)
  }
  const everyone = { audience: 'everyone', teamIds: [], userIds: [], repetition: null } as const
  await add(call, contentId, { goal: goal.type, ...everyone, due }, true)
}

async function add(call: ActingCall, contentId: string, plan: store.Plan, isContentGoal: boolean): Promise<string> {
  const id = newId()
  const { caller, context } = call
  await store.insertAssignment(call.db, {
    ...plan,
    id,
    contentId,
    isContentGoal,
    authorId: caller.memberId,
    now: context.now(),
  })
  await tell(call, 'set', { id, contentId }, { before: NOBODY, plan })
  await keep(call, contentId)
  return id
}

async function remove(call: ActingCall, found: store.AssignmentRow): Promise<void> {
  await store.deleteAssignment(call.db, found, call.context.now())
  const before = planOf(found)
  await tell(call, 'removed', found, { before, plan: { ...before, ...NOBODY } })
}

/** Who did it before it was asked for has met it. */
function keep({ db, context }: HubCall, contentId: string): Promise<void> {
  return keepMeetings(db, { contentIds: [contentId], memberIds: null, now: context.now() })
}

function tell(
  call: ActingCall,
  change: AssignmentChange['change'],
  { id: assignmentId, contentId }: { id: string; contentId: string },
  { before, plan }: { before: Named; plan: store.Plan },
): Promise<void> {
  const { goal, due, audience } = plan
  const dueAt = due?.type === 'moment' ? due.at : null
  const about = { change, assignmentId, contentId, actorId: call.caller.memberId, goal, dueAt, audience }
  const { added: teamsAdded, removed: teamsRemoved } = idChanges(before.teamIds, plan.teamIds)
  const { added: peopleAdded, removed: peopleRemoved } = idChanges(before.userIds, plan.userIds)
  return publish(call, assignmentChanged, { ...about, teamsAdded, teamsRemoved, peopleAdded, peopleRemoved })
}

type Named = Pick<store.Plan, 'teamIds' | 'userIds'>
const NOBODY: Named = { teamIds: [], userIds: [] }

function checkPlan({ audience, teamIds, userIds, due, repetition }: store.Plan): void {
  const refuse = (code: string, pointer: string, message: string) => {
    throw badInput(code, pointer, message)
  }
  if (audience === 'teams' ? teamIds.length === 0 : audience === 'people' && userIds.length === 0)
    refuse('audience-required', audience === 'teams' ? '/teamIds' : '/userIds', 'Name the teams or people to ask.')
  if (audience !== 'teams' && teamIds.length)
    refuse(
      'audience-mismatch',
      '/teamIds',
      'Only an assignment for teams names teams. Leave them out, or change the audience.',
    )
  if (audience !== 'people' && userIds.length)
    refuse(
      'audience-mismatch',
      '/userIds',
      'Only an assignment for people names people. Leave them out, or change the audience.',
    )
  if (due?.type === 'afterJoining' && audience !== 'teams')
    refuse(
      'due-needs-teams',
      '/due',
      'Only members of the teams that are asked have a day on which they joined. Choose another date, or the audience teams.',
    )
  if (!repetition) return
  if (!due)
    refuse(
      'repetition-without-date',
      '/repetition',
      'A repeating assignment needs a due date. Add one, or leave the repetition out.',
    )
  if (repetition.windowDays >= repetition.months * SHORTEST_MONTH)
    refuse('window-too-long', '/repetition/windowDays', 'The window has to be shorter than a round. Choose fewer days.')
}

function planFrom({
  goal,
  audience,
  teamIds = [],
  userIds = [],
  due = null,
  repetition = null,
}: AssignmentInput): store.Plan {
  return { goal, audience, teamIds, userIds, due: dueFrom(due), repetition }
}

/** What an assignment asks once it is changed. @throws 400 `repetition-fixed` */
function changed(before: store.Plan, patch: AssignmentPatch): store.Plan {
  if (patch.due !== undefined && before.repetition)
    throw badInput(
      'repetition-fixed',
      '/due',
      'The dates of a repeating assignment cannot be changed. Delete it and create another.',
    )
  const audience = patch.audience ?? before.audience
  // Who was asked by another audience is asked no more, without being named.
  const kept = audience === before.audience ? before : { teamIds: [], userIds: [] }
  return {
    ...before,
    audience,
    teamIds: patch.teamIds ?? kept.teamIds,
    userIds: patch.userIds ?? kept.userIds,
    due: patch.due === undefined ? before.due : dueFrom(patch.due),
  }
}

function dueFrom(due: SentDue | null): Due | null {
  return due?.type === 'moment' ? { type: 'moment', at: new Date(due.dueDate) } : due
}

/** What is asked, from its row. */
export function planOf(row: store.AssignmentRow): store.Plan {
  const { goal, audience, teamIds, userIds, months, windowDays, countsEarly } = row
  const repetition = months === null || windowDays === null ? null : { months, windowDays, countsEarly }
  return { goal, audience, teamIds, userIds, due: dueOf(row), repetition }
}

function dueOf({ dueType, dueAt, dueOn, dueDays }: store.AssignmentRow): Due | null {
  if (dueType === null) return null
  if (dueType === 'moment') return { type: dueType, at: dueAt! }
  return dueType === 'day' ? { type: dueType, date: dueOn! } : { type: dueType, days: dueDays! }
}

async function mustFind(call: Call, contentId: string, right: 'read' | 'write', isHeld = false): Promise<store.Target> {
  const content = await store.findContent(call.db, contentId, isHeld)
  if (!content) throw notFound()
  if (reachOf(call, content, right)?.isOwner === false)
    throw notAllowed(`Your account does not have the right ${kindOf(content)}_${right}.`)
  return content
}

/** Who changes what content asks does so one after the other. */
function mustHold(call: Call, contentId: string): Promise<store.Target> {
  return mustFind(call, contentId, 'write', true)
}

const kindOf = ({ type }: store.Target) => (type === 'playlist' ? 'playlist' : 'asset')

/** Null for who may do it for the whole hub; otherwise the teams to which it is bound. */
function reachOf(call: Call, content: store.Target, right: 'read' | 'write') {
  const teamIds = right === 'read' ? teamsToRead(call, content) : teamsToChange(call, content)
  if (teamIds === null) return null
  return { isOwner: content.ownerTeamId !== null && teamIds.includes(content.ownerTeamId), teamIds }
}

/** @throws 403 where a manager asks people who are not theirs */
async function mustReach(call: Call, content: store.Target, plan: store.Plan): Promise<void> {
  const why = await beyondReach(call, content, plan)
  if (why) throw notAllowed(why)
}

/** Why the caller may not ask these people; null where they may. */
async function beyondReach(
  call: Call,
  content: store.Target,
  { audience, teamIds, userIds }: Pick<store.Plan, 'audience' | 'teamIds' | 'userIds'>,
): Promise<string | null> {
  const reach = reachOf(call, content, 'write')
  if (!reach) return null
  if (!reach.isOwner) return `Your account does not have the right ${kindOf(content)}_write.`
  if (audience === 'everyone')
    return 'As a manager you can ask only teams that you manage and people of those. Name them, or ask an admin.'
  const own = await store.listPeopleIn(call.db, reach.teamIds, userIds)
  const isOwn = teamIds.every((id) => reach.teamIds.includes(id)) && userIds.every((id) => own.has(id))
  return isOwn ? null : 'It asks teams or people whom you do not manage. Ask an admin.'
}

/** An assignment as far as the caller is told of it. */
export type ReachedAssignment = store.AssignmentRow & { mayChange: boolean }

async function withinReach(call: Call, content: store.Target, row: store.AssignmentRow): Promise<ReachedAssignment> {
  const mayChange = (await beyondReach(call, content, row)) === null
  const reach = reachOf(call, content, 'read')
  if (!reach) return { ...row, mayChange }
  const own = await store.listPeopleIn(call.db, reach.teamIds, row.userIds)
  const isOwnTeam = (id: string) => reach.teamIds.includes(id)
  return {
    ...row,
    mayChange,
    teamIds: row.teamIds.filter(isOwnTeam),
    teams: row.teams.filter(({ id }) => isOwnTeam(id)),
    userIds: row.userIds.filter((id) => own.has(id)),
    people: row.people.filter(({ id }) => own.has(id)),
  }
}

async function mustBeHere({ db }: Call, { teamIds, userIds }: store.Plan): Promise<void> {
  const refuse = (pointer: string) => {
    throw badInput('unknown-reference', pointer, 'A team or person that you name is not in this hub.')
  }
  if (teamIds.length && (await store.countTeams(db, teamIds)) < teamIds.length) refuse('/teamIds')
  if (userIds.length && (await store.countPeople(db, userIds)) < userIds.length) refuse('/userIds')
}

/** As the list of changes has it: what was asked, and what is; nothing where that is the same. */
function detailsOf(before: store.Plan | null, after: store.Plan): AuditDetail[] {
  const properties = ['goal', 'audience', 'teamIds', 'userIds', 'due', 'repetition'] as const
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  const all = properties.map((property) => ({ property, oldValue: before?.[property] ?? null, value: after[property] }))
  return all.filter(({ oldValue, value }) => !isSame(oldValue, value))
}

function record(
  call: ActingCall,
  action: AuditEntry['action'],
  { name }: store.Target,
  id: string,
  details?: AuditDetail[],
): Promise<void> {
  return recordAudit(call, { action, objectType: 'assignment', objectId: id, objectName: name, details })
}
