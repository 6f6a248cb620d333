import { mustBeProved, mustBeProvedFor } from '../access/proof.ts'
import type { Call } from '../context.ts'
import { badInput } from '../contract/problems.ts'
import { slicePage, type Page, type PageQuery } from '../db/page.ts'
import { inTransaction } from '../db/transaction.ts'
import type { JobItem } from '../job-kind.ts'
import { mustBeAsShown, previewToken } from '../jobs/change-preview-service.ts'
import type { Change } from '../jobs/rules.ts'
import { beginJob, type Job } from '../jobs/service.ts'
import { refuseUnfitValues } from '../users/custom-field-service.ts'
import { refuseUnfitFacts } from '../users/user-fact-service.ts'
import type { PeopleNarrowing } from '../users/people.sql.ts'
import { refuseForeignLocale } from '../users/refusal-rules.ts'
import type { AccountState } from '../users/rules.ts'
import type { FactName } from '../users/user-fact-rules.ts'
import { changeFrom, makesManagers, takesAccess, type ChangeInput, type PeopleChange } from './user-changes-rules.ts'
import * as store from './user-changes-store.ts'

/** Changing many people at once: whom it would reach, and beginning it. What it does is in change-job-service.ts. */

export interface UserChangesInput {
  ids?: readonly string[]
  filter?: {
    teamId?: string
    search?: string
    role?: 'member' | 'manager'
    isAdmin?: boolean
    state?: AccountState
    neverSignedIn?: boolean
    lastAccessBefore?: string
    attribute?: FactName
    attributeValue?: string
    customFieldId?: string
    customFieldValue?: string
  }
  exceptIds?: readonly string[]
  changes: ChangeInput
}

/** Of more people nobody takes the access, and no more are made managers, by an open browser alone. */
const MAX_WITHOUT_PROOF = 50

export interface UserChangesPreview extends Page<store.PlannedRow> {
  changedCount: number
  unchangedCount: number
  refusedCount: number
  token: string
}

/** Says whom a change would reach. @throws 400 `attribute-wrong`, `custom-field-value-wrong`, `locale-not-offered`, `selection-required` or `unknown-reference` */
export async function previewUserChanges(
  call: Call,
  input: UserChangesInput,
  query: PageQuery,
): Promise<UserChangesPreview> {
  const { planned, job } = await inTransaction(call, (call) => plan(call, input))
  const refusedCount = planned.filter(({ obstacle }) => obstacle).length
  const changedCount = planned.filter(isReached).length
  return {
    ...slicePage(
      planned.map((row) => ({ ...row, isChanged: isReached(row) })),
      query,
    ),
    changedCount,
    refusedCount,
    unchangedCount: planned.length - changedCount - refusedCount,
    token: previewToken(call, job),
  }
}

/** Begins the change that was previewed. @throws as its preview, and 400 `token-invalid`, 403 `step-up-required`, 409 `preview-outdated` */
export function createUserChanges(call: Call, input: UserChangesInput & { previewToken: string }): Promise<Job> {
  return inTransaction(call, async (call) => {
    const { planned, job, change } = await plan(call, input)
    mustBeAsShown(call, job, input.previewToken)
    const reached = planned.filter(isReached).length
    if ((takesAccess(change) || makesManagers(change)) && reached > MAX_WITHOUT_PROOF) mustBeProved(call)
    mustBeProvedFor(call, reached)
    return beginJob(call, { ...job, input: { change } })
  })
}

const isReached = ({ isChanged, obstacle }: store.PlannedRow) => isChanged && obstacle === null

interface Plan {
  change: PeopleChange
  planned: store.PlannedRow[]
  /** What the preview is held to: those who change and those who are left out. */
  job: Change
}

async function plan(call: Call, input: UserChangesInput): Promise<Plan> {
  const { db, caller, context, hub } = call
  const change = changeFrom(input.changes)
  await refuseUnfit(call, input)
  const population = populationFrom(input, change)
  const about = {
    memberId: caller.memberId,
    held: [...caller.privileges],
    now: context.now(),
    timezone: hub.timezone,
    ruled: await store.listRuled(db, change.teamIdsToRemove),
  }
  const planned = await store.listPlanned(db, population, change, about)
  refuseUnknownPeople(population, planned)
  const meant = planned.filter(({ isChanged, obstacle }) => isChanged || obstacle)
  const items = meant.map(({ id, name }): JobItem => ({ type: 'person', id, name }))
  const leftOut = meant.flatMap(({ id, obstacle }) => (obstacle ? [id] : []))
  return { change, planned, job: { kind: 'createUserChanges', input: asked(population, change), items, leftOut } }
}

async function refuseUnfit(call: Call, { ids, filter, changes }: UserChangesInput): Promise<void> {
  if ((ids === undefined) === (filter === undefined))
    throw badInput('selection-required', '/ids', 'Say whom to change, either by ids or by a filter.')
  refuseForeignLocale(call, changes.language, '/changes/language')
  refuseUnfitFacts(changes.attributes ?? [], '/changes/attributes')
  await refuseUnfitValues(call, changes.customFields ?? [], '/changes/customFields')
  await refuseUnknownTeams(call, [
    ...(filter?.teamId === undefined ? [] : [{ id: filter.teamId, pointer: '/filter/teamId' }]),
    ...(changes.teamIdsToAdd ?? []).map((id, index) => ({ id, pointer: `/changes/teamIdsToAdd/${index}` })),
    ...(changes.teamIdsToRemove ?? []).map((id, index) => ({ id, pointer: `/changes/teamIdsToRemove/${index}` })),
  ])
}

async function refuseUnknownTeams({ db }: Call, teams: readonly { id: string; pointer: string }[]): Promise<void> {
  if (teams.length === 0) return
  const known = await store.findTeams(
    db,
    teams.map(({ id }) => id),
  )
  const unknown = teams.find(({ id }) => !known.has(id.toLowerCase()))
  if (unknown) throw badInput('unknown-reference', unknown.pointer, 'There is no such team in this hub.')
}

const lower = (ids: readonly string[] = []) => ids.map((id) => id.toLowerCase()).sort()

/** Who was removed is meant only where somebody is to be brought back. */
function populationFrom({ ids, filter = {}, exceptIds }: UserChangesInput, change: PeopleChange): store.Population {
  const { teamId, lastAccessBefore, ...rest } = filter
  const bringsBack = change.isDeleted === false
  const wanted: PeopleNarrowing = {
    ...rest,
    teamIds: teamId === undefined ? null : [teamId.toLowerCase()],
    searchesEmails: true,
    deleted: bringsBack ? (ids ? 'with' : 'only') : 'without',
    lastAccessBefore: lastAccessBefore === undefined ? undefined : new Date(lastAccessBefore),
  }
  return { ids: ids ? lower(ids) : null, filter: wanted, exceptIds: ids ? [] : lower(exceptIds) }
}

function refuseUnknownPeople({ ids }: store.Population, planned: readonly store.PlannedRow[]): void {
  if (!ids || ids.length === planned.length) return
  const found = new Set(planned.map(({ id }) => id))
  const unknown = ids.findIndex((id) => !found.has(id))
  throw badInput('unknown-reference', `/ids/${unknown}`, 'Nobody in this hub has this id.')
}

/** Whom and what, in one spelling and order. */
function asked({ ids, filter, exceptIds }: store.Population, change: PeopleChange): object {
  const { teamIds, search = null, role = null, isAdmin = null, state = null, neverSignedIn = null } = filter
  const { attribute = null, attributeValue = null, customFieldId = null, customFieldValue = null } = filter
  const account = [teamIds, search, role, isAdmin, state, neverSignedIn, filter.lastAccessBefore ?? null]
  const words = [...account, attribute, attributeValue, customFieldId, customFieldValue]
  return { ids, filter: words, exceptIds, change: wordsOf(change) }
}

/** The fields of a change in one order. */
function wordsOf({ language, isSuspended, isDeleted, ...lists }: PeopleChange): unknown[] {
  const { teamIdsToAdd, teamIdsToRemove, roles = [], attributes, customFields } = lists
  const { sendInvitation = false, endSessions = false } = lists
  return [
    language ?? null,
    isSuspended ?? null,
    isDeleted ?? null,
    teamIdsToAdd,
    teamIdsToRemove,
    roles,
    attributes,
    customFields,
    sendInvitation,
    endSessions,
  ]
}
