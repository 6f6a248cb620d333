import { mustBeProved, mustBeProvedFor } from '../access/proof.ts'
import { recordAudits } from '../audit/service.ts'
import { findForeignContent } from '../content/foreign-service.ts'
import { giveStatus } from '../content/progress/given-progress-service.ts'
import type { Call } from '../context.ts'
import { badInput, conflict, notAllowed } from '../contract/problems.ts'
import type { Page, PageQuery } from '../db/page.ts'
import { slicePage } from '../db/page.ts'
import { inTransaction } from '../db/transaction.ts'
import { publish } from '../event.ts'
import type { JobCall, JobItem, JobKind } from '../job-kind.ts'
import { mustBeAsShown, previewToken } from '../jobs/change-preview-service.ts'
import type { Change } from '../jobs/rules.ts'
import { beginJob, type Job } from '../jobs/service.ts'
import { newId } from '../platform/ids.ts'
import { displayName } from '../users/rules.ts'
import { listReceivers } from './receiver-store.ts'
import { contentShared } from './events.ts'
import { mailReceivers, notifyReceivers, wantMail } from './share-news-service.ts'
import { mustBeInTime } from './recommend-service.ts'
import { batchOf } from './rules.ts'
import * as store from './status-change-store.ts'
import type { Wanted } from './share-target-service.ts'
import * as write from './share-write-store.ts'

/** Somebody who may do so sets how far many people are with content, and shares it with them. */

export interface StatusChangeInput {
  contentIds: readonly string[]
  userIds?: readonly string[] | undefined
  teamIds?: readonly string[] | undefined
  updateEveryone?: boolean | undefined
  newStatus: 'completed' | 'notstarted'
  updateOptionalContent?: boolean | undefined
  completionDateTime?: string | null | undefined
  reason?: string | null | undefined
  share?: boolean | undefined
  shareWithEveryone?: boolean | undefined
  shareSubject?: string | undefined
  shareMessage?: string | undefined
  session_token?: string | undefined
  previewToken?: string | undefined
}

interface Planned {
  /** What the preview is held to. */
  change: Change
  contents: store.NamedContent[]
  parts: store.Part[]
  target: store.Target
  affected: store.AffectedRow[]
}

export interface StatusChangePreview extends Page<store.PersonRow & { isShareRecipient: boolean }> {
  shareCount: number
  mailCount: number
  token: string
}

/**
 * The people whom a change would affect, by name.
 * @param teams those that the caller manages; null for who may name everybody
 * @throws 400 `audience-required`, `completion-time-required`, `completion-time-in-future`, `token-invalid` or `unknown-reference`, 403
 */
export async function previewStatusChange(
  call: Call,
  teams: readonly string[] | null,
  input: StatusChangeInput,
  query: PageQuery,
): Promise<StatusChangePreview> {
  const { change, parts, target, affected } = await plan(call, teams, input)
  const { items, total } = slicePage(affected, query)
  const rows = await store.describePeople(
    call.db,
    items.map(({ id }) => id),
    parts,
    target,
  )
  const people = new Map(rows.map((row) => [row.id, row]))
  return {
    items: items.map(({ id, isReceiver }) => ({ ...people.get(id)!, isShareRecipient: isReceiver })),
    total,
    shareCount: sharesOf(affected),
    mailCount: await countMails(call, input, affected),
    token: previewToken(call, change),
  }
}

const sharesOf = (affected: readonly store.AffectedRow[]) => affected.filter(({ isReceiver }) => isReceiver).length

/** How many mails go out with it. */
async function countMails(
  call: Call,
  input: StatusChangeInput,
  affected: readonly store.AffectedRow[],
): Promise<number> {
  const userIds = affected.filter(({ isReceiver }) => isReceiver).map(({ id }) => id)
  if (userIds.length === 0) return 0
  return wantMail(await receiversAmong(call, idsOf(input).contentIds, userIds)).length
}

/** Those among some people who get content that is shared with them, and how they want to hear of it. */
function receiversAmong(
  call: Pick<Call, 'db' | 'context'> & { caller: { memberId: string } },
  contentIds: string[],
  userIds: string[],
) {
  const contextIds = contentIds.map(() => null)
  const [sharerId, now] = [call.caller.memberId, call.context.now()]
  return listReceivers(call.db, { sharerId, userIds, teamIds: [], contentIds, contextIds, now })
}

/**
 * Begins the change.
 * @throws as its preview, and 403 `step-up-required`, 409 `preview-required` or `preview-outdated`, 429 over the shares of an hour
 */
export function createContentStatusChange(
  call: Call,
  teams: readonly string[] | null,
  input: StatusChangeInput,
): Promise<Job> {
  if (input.updateEveryone) mustBeSure(call, input)
  return inTransaction(call, async (call) => {
    const planned = await plan(call, teams, input)
    mustBeProvedFor(call, planned.affected.length)
    if (input.previewToken !== undefined) mustBeAsShown(call, planned.change, input.previewToken)
    const share = input.share && sharesOf(planned.affected) > 0 ? await beginShare(call, input, planned) : null
    const job = await beginJob(call, { ...planned.change, input: jobInput(input, planned, share) })
    await recordChange(call, input, planned)
    return job
  })
}

/** What is for everybody is previewed, and not done by whoever finds an open browser. */
function mustBeSure(call: Call, { previewToken }: StatusChangeInput): void {
  mustBeProved(call)
  if (previewToken === undefined)
    throw conflict('preview-required', 'This reaches everybody. Preview it and send the previewToken with it.')
}

async function plan(call: Call, teams: readonly string[] | null, input: StatusChangeInput): Promise<Planned> {
  const { db, context, caller } = call
  const at = momentOf(input, context.now())
  const ids = idsOf(input)
  const population = await populationOf(call, teams, input)
  const contents = await mustFindContent(call, teams, ids.contentIds)
  const parts = await store.listParts(db, ids.contentIds, input.updateOptionalContent ?? false)
  const assetIds = [...new Set(parts.map(({ assetId }) => assetId))]
  const target = { status: input.newStatus, at, assetIds, repeatingIds: await store.listRepeating(db, assetIds) }
  const sharing = input.share
    ? {
        contentIds: ids.contentIds,
        withEveryone: input.shareWithEveryone ?? false,
        sharerId: caller.memberId,
        now: context.now(),
      }
    : null
  const affected = await store.listAffected(db, population, target, sharing)
  const items = affected.map(({ id, name }): JobItem => ({ type: 'person', id, name }))
  return {
    change: { kind: 'createContentStatusChange', input: asked(input), items },
    contents,
    parts,
    target,
    affected,
  }
}

const lower = (ids: readonly string[] = []) => ids.map((id) => id.toLowerCase())

function idsOf({ contentIds, userIds, teamIds }: StatusChangeInput) {
  return { contentIds: lower(contentIds), userIds: lower(userIds), teamIds: lower(teamIds) }
}

/** The fields that a preview is held to: whom and what, and not the words that go with it. */
function asked(input: StatusChangeInput): object {
  const { contentIds, userIds, teamIds } = idsOf(input)
  return {
    contentIds: contentIds.sort(),
    userIds: userIds.sort(),
    teamIds: teamIds.sort(),
    updateEveryone: input.updateEveryone ?? false,
    newStatus: input.newStatus,
    updateOptionalContent: input.updateOptionalContent ?? false,
    completionDateTime: input.completionDateTime ? new Date(input.completionDateTime).toISOString() : null,
    share: input.share ?? false,
    shareWithEveryone: input.shareWithEveryone ?? false,
  }
}

function momentOf({ newStatus, completionDateTime }: StatusChangeInput, now: Date): Date {
  if (newStatus === 'notstarted') return now
  if (!completionDateTime)
    throw badInput(
      'completion-time-required',
      '/completionDateTime',
      'Say in completionDateTime when it was completed.',
    )
  const at = new Date(completionDateTime)
  if (at > now)
    throw badInput(
      'completion-time-in-future',
      '/completionDateTime',
      'The completion time is in the future. Choose a time in the past.',
    )
  return at
}

/** A manager means everybody of their teams by everybody. */
async function populationOf(
  { db }: Call,
  teams: readonly string[] | null,
  input: StatusChangeInput,
): Promise<store.Population> {
  const { userIds, teamIds } = idsOf(input)
  if (!input.updateEveryone && userIds.length + teamIds.length === 0)
    throw badInput('audience-required', '/userIds', 'Choose for whom it is. Name people, teams or everybody.')
  mustBeThere('userIds', userIds, await store.findLive(db, 'member', userIds))
  mustBeThere('teamIds', teamIds, await store.findLive(db, 'team', teamIds))
  if (!input.updateEveryone) return { isEveryone: false, teamIds, memberIds: userIds }
  return { isEveryone: teams === null, teamIds: teams ?? [], memberIds: userIds }
}

function mustBeThere(field: string, ids: readonly string[], found: ReadonlySet<string>): void {
  const unknown = ids.findIndex((id) => !found.has(id))
  if (unknown >= 0)
    throw badInput(
      'unknown-reference',
      `/${field}/${unknown}`,
      'There is no such thing in this hub, or it was deleted.',
    )
}

/** @throws 403 for a manager who names what another team owns or they do not see */
async function mustFindContent(call: Call, teams: readonly string[] | null, ids: readonly string[]) {
  const found = await store.findContent(call.db, ids)
  mustBeThere('contentIds', ids, new Set(found.map(({ id }) => id)))
  if (teams !== null && (await findForeignContent(call, ids)).length)
    throw notAllowed('Choose only content that you see and that your teams or the hub own.')
  return found
}

/** What the job is told. */
interface Input {
  assetIds: string[]
  status: 'completed' | 'notstarted'
  at: string
  reason: string | null
  share: Share | null
}

interface Share {
  id: string
  withEveryone: boolean
  wanted: Wanted[]
  subject: string | null
  message: string | null
}

function jobInput(input: StatusChangeInput, { target }: Planned, share: Share | null): Input {
  return {
    assetIds: [...target.assetIds],
    status: input.newStatus,
    at: target.at.toISOString(),
    reason: input.reason?.toWellFormed() ?? null,
    share,
  }
}

/** Makes what is shared; the job adds the people. */
async function beginShare(call: Call, input: StatusChangeInput, { contents, affected }: Planned): Promise<Share> {
  const now = call.context.now()
  await mustBeInTime(call, now)
  const share: Share = {
    id: newId(),
    withEveryone: input.shareWithEveryone ?? false,
    wanted: contents.map(({ id, type, name }) => ({ contentId: id, contextId: null, type, name })),
    subject: input.shareSubject?.toWellFormed() ?? null,
    message: input.shareMessage?.toWellFormed() ?? null,
  }
  const { caller } = call
  const about = { id: share.id, type: 'share', label: null, message: share.message } as const
  await write.insertRecommendation(call.db, { ...about, sharerId: caller.memberId, now })
  const shares = share.wanted.map(({ contentId, contextId }) => ({ id: newId(), contentId, contextId }))
  await write.insertShares(call.db, { id: share.id, now }, shares, { teamIds: [], userIds: [] })
  await publish(call, contentShared, {
    sharerId: caller.memberId,
    contentIds: contents.map(({ id }) => id),
    userCount: sharesOf(affected),
    teamCount: 0,
  })
  return share
}

function recordChange(call: Call, input: StatusChangeInput, { contents, affected }: Planned): Promise<void> {
  const { newStatus, completionDateTime = null, reason = null } = input
  const details = [
    { property: 'status', oldValue: null, value: newStatus },
    { property: 'people', oldValue: null, value: affected.filter(({ isChanged }) => isChanged).length },
    ...(completionDateTime ? [{ property: 'completionDateTime', oldValue: null, value: completionDateTime }] : []),
    ...(reason ? [{ property: 'reason', oldValue: null, value: reason }] : []),
  ]
  return recordAudits(
    call,
    contents.map(({ id, name }) => ({
      action: 'UPDATE',
      objectType: 'statusChange',
      objectId: id,
      objectName: name,
      details,
    })),
  )
}

export const statusChange: JobKind<Input> = {
  // Its things are people, and what is listed is the content.
  isUnlisted: true,
  result: () => ({ type: 'page', href: '/manage/changes' }),

  batchSize: ({ assetIds }) => batchOf(assetIds.length),

  async run(call, input, items) {
    const ids = items.map(({ id }) => id!)
    const live = await store.findLive(call.db, 'member', ids)
    const memberIds = ids.filter((id) => live.has(id))
    const { assetIds, status, reason } = input
    const now = call.context.now()
    const about = { status, way: 'admin', at: new Date(input.at), reason } as const
    const given = { ...about, memberIds, assetIds, actorId: call.caller.memberId, jobId: call.requestId, now }
    const changed = await giveStatus(call, given)
    const { share } = input
    const shared = share ? await shareWith(call, share, share.withEveryone ? memberIds : [...changed]) : new Set()
    return ids.map((id) => {
      if (changed.has(id) || shared.has(id)) return { state: 'done' }
      if (!live.has(id)) return { state: 'skipped', reason: 'This person has left the hub.' }
      return { state: 'skipped', reason: 'Their status is that already.' }
    })
  },
}

/** Shares with some people of the job. @returns with whom */
async function shareWith(call: JobCall, share: Share, memberIds: readonly string[]): Promise<ReadonlySet<string>> {
  const now = call.context.now()
  const sharerId = call.caller.memberId
  const userIds = memberIds.filter((id) => id !== sharerId)
  if (userIds.length === 0) return new Set()
  await write.addReceivers(call.db, share.id, userIds, now)
  const contentIds = share.wanted.map(({ contentId }) => contentId)
  const receivers = await receiversAmong(call, contentIds, userIds)
  const sharer = { memberId: sharerId, displayName: displayName(await store.findSharer(call.db, sharerId)) }
  const from = { ...call, caller: sharer }
  const told = { ...share, type: 'share' as const }
  await notifyReceivers(from, told, receivers)
  await mailReceivers(from, told, wantMail(receivers))
  return new Set(receivers.map(({ id }) => id))
}
