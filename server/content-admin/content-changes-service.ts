import { mustBeProvedFor } from '../access/proof.ts'
import { mayChange, teamsToChange } from '../access/rights.ts'
import { listFilter } from '../content/library-service.ts'
import type { Call } from '../context.ts'
import { badInput } from '../contract/problems.ts'
import { slicePage, type Page, type PageQuery } from '../db/page.ts'
import { inTransaction } from '../db/transaction.ts'
import { mustBeAsShown, previewToken } from '../jobs/change-preview-service.ts'
import type { Change } from '../jobs/rules.ts'
import { beginJob, type Job } from '../jobs/service.ts'
import {
  beforeOf,
  changeFrom,
  isNothing,
  obstacleTo,
  stateAfter,
  takesSight,
  type ChangeInput,
  type ContentChange,
  type Obstacle,
} from './content-changes-rules.ts'
import { findTaking } from './content-changes-loss-service.ts'
import * as store from './content-changes-store.ts'

/** Changing much content at once: what it would reach, and beginning it. What it does is in content-changes-job-service.ts. */

export interface ContentChangesInput {
  ids?: readonly string[]
  filter?: {
    kind: 'playlist' | 'asset'
    search?: string
    teamId?: string
    topicId?: string
    published?: boolean
    type?: 'upload' | 'zip' | 'web' | 'scorm'
    fileStatus?: 'draft' | 'processing' | 'invalid' | 'ready'
  }
  exceptIds?: readonly string[]
  changes: ChangeInput
}

export interface PlannedRow extends store.ContentRow {
  isChanged: boolean
  obstacle: Obstacle | null
}

export interface ContentChangesPreview extends Page<PlannedRow> {
  changedCount: number
  unchangedCount: number
  refusedCount: number
  lossCount: number
  token: string
}

/** Says what a change would reach. @throws 400 `selection-required` or `unknown-reference` */
export async function previewContentChanges(
  call: Call,
  input: ContentChangesInput,
  query: PageQuery,
): Promise<ContentChangesPreview> {
  const { planned, job, change } = await plan(call, input)
  const changed = planned.filter(({ isChanged }) => isChanged)
  const refusedCount = planned.filter(({ obstacle }) => obstacle).length
  return {
    ...slicePage(planned, query),
    changedCount: changed.length,
    refusedCount,
    unchangedCount: planned.length - changed.length - refusedCount,
    lossCount: await countLosses(call, changed, change),
    token: previewToken(call, job),
  }
}

/** Begins the change that was previewed. @throws as its preview, and 400 `token-invalid`, 403 `step-up-required`, 409 `preview-outdated` */
export function createContentChanges(call: Call, input: ContentChangesInput & { previewToken: string }): Promise<Job> {
  return inTransaction(call, async (call) => {
    const { planned, job, change } = await plan(call, input)
    mustBeAsShown(call, job, input.previewToken)
    mustBeProvedFor(call, planned.filter(({ isChanged }) => isChanged).length)
    return beginJob(call, { ...job, input: { change } })
  })
}

async function countLosses(call: Call, changed: readonly PlannedRow[], change: ContentChange): Promise<number> {
  const ids = changed.filter(({ published, isDeleted }) => published && !isDeleted).map(({ id }) => id)
  return takesSight(change) && ids.length ? store.countWhoSee(call.db, ids, call.context.now()) : 0
}

type Kind = 'playlist' | 'asset'
const KINDS = ['playlist', 'asset'] as const

interface Plan {
  change: ContentChange
  /** What is left out, what changes, then the others, each by name. */
  planned: PlannedRow[]
  /** What the preview is held to: what changes and what is left out. */
  job: Change
}

async function plan(call: Call, input: ContentChangesInput): Promise<Plan> {
  const change = changeFrom(input.changes)
  await refuseUnfit(call, input)
  const asked = askedOf(input, change)
  const rows = (await Promise.all(asked.kinds.map((kind) => listMeant(call, kind, asked, change)))).flat()
  refuseUnknown(asked.ids, rows)
  const taking = await findTaking(
    call,
    rows.map((content) => ({ content, after: stateAfter(content, change) })),
  )
  const places = rows.map((row): PlannedRow => {
    const obstacle = obstacleTo(row, change) ?? (taking.has(row.id) ? 'takesFromOthers' : null)
    return { ...row, obstacle, isChanged: obstacle === null && !isNothing(beforeOf(row, change)) }
  })
  const meant = places.filter(({ isChanged, obstacle }) => isChanged || obstacle)
  return {
    change,
    planned: [
      ...places.filter(({ obstacle }) => obstacle),
      ...places.filter(({ isChanged }) => isChanged),
      ...places.filter(({ isChanged, obstacle }) => !isChanged && !obstacle),
    ],
    job: {
      kind: 'createContentChanges',
      input: { ...asked, change },
      items: meant.map(({ id, name, isPlaylist }) => ({ type: isPlaylist ? 'playlist' : 'asset', id, name })),
      leftOut: meant.flatMap(({ id, obstacle }) => (obstacle ? [id] : [])),
    },
  }
}

const lower = (ids: readonly string[] = []) => ids.map((id) => id.toLowerCase()).sort()

/** What is meant, in one spelling. What was deleted is meant only where something is to be brought back. */
function askedOf({ ids, filter, exceptIds }: ContentChangesInput, change: ContentChange) {
  const bringsBack = change.isDeleted === false
  return {
    kinds: filter ? [filter.kind] : [...KINDS],
    ids: ids ? lower(ids) : null,
    exceptIds: filter ? lower(exceptIds) : [],
    filter: {
      search: filter?.search,
      teamId: filter?.teamId,
      topicId: filter?.topicId,
      published: filter?.published,
      onlyDeleted: bringsBack && filter !== undefined,
      includeDeleted: bringsBack,
    },
    narrowing: { type: filter?.type ?? null, fileStatus: filter?.fileStatus ?? null },
  }
}

function listMeant(
  call: Call,
  kind: Kind,
  { ids, exceptIds, filter, narrowing }: ReturnType<typeof askedOf>,
  { ownerTeamId }: ContentChange,
): Promise<store.ContentRow[]> {
  const teams = teamsToChange(call, { type: kind })
  // Who is held to teams hands content to those alone.
  const own = ownerTeamId !== undefined && !mayChange(call, { type: kind, ownerTeamId }) ? [] : teams
  return store.listMeant(call.db, kind, { ids, exceptIds, filter: { ...listFilter(call, filter, own), ...narrowing } })
}

async function refuseUnfit(call: Call, { ids, filter, changes }: ContentChangesInput): Promise<void> {
  if ((ids === undefined) === (filter === undefined))
    throw badInput('selection-required', '/ids', 'Say what to change, either by ids or by a filter.')
  const { ownerTeamId, topicIdsToAdd = [], topicIdsToRemove = [] } = changes
  await mustBeThere(call, 'team', ownerTeamId ? [ownerTeamId] : [], () => '/changes/ownerTeamId')
  await mustBeThere(call, 'topic', topicIdsToAdd, (nth) => `/changes/topicIdsToAdd/${nth}`)
  await mustBeThere(call, 'topic', topicIdsToRemove, (nth) => `/changes/topicIdsToRemove/${nth}`)
}

async function mustBeThere(
  { db }: Call,
  table: 'team' | 'topic',
  ids: readonly string[],
  pointerTo: (nth: number) => string,
): Promise<void> {
  const found = await store.findThere(db, table, ids)
  const unknown = ids.findIndex((id) => !found.has(id.toLowerCase()))
  if (unknown >= 0)
    throw badInput('unknown-reference', pointerTo(unknown), `This ${table} is not in the hub, or was deleted.`)
}

function refuseUnknown(ids: readonly string[] | null, rows: readonly store.ContentRow[]): void {
  if (!ids || ids.length === rows.length) return
  const found = new Set(rows.map(({ id }) => id))
  const unknown = ids.findIndex((id) => !found.has(id))
  throw badInput(
    'unknown-reference',
    `/ids/${unknown}`,
    'There is no such content in this hub, or it is not yours to change, or it is deleted.',
  )
}
