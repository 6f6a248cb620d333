import { detailsOf, recordAudit, recordUnchanged } from '../audit/service.ts'
import { viewersAmong } from '../content/service.ts'
import { viewerOf, type Viewer } from '../content/rules.ts'
import type { Call } from '../context.ts'
import { versionMismatch } from '../contract/etag.ts'
import { badInput, notFound } from '../contract/problems.ts'
import { readPage, type ListQuery, type Page, type PageQuery } from '../db/page.ts'
import { inTransaction } from '../db/transaction.ts'
import { notify } from '../notifications/service.ts'
import * as store from './request-store.ts'

/** What people asked for, and the answers of those who run the hub. */

export type ContentRequest = store.RequestRow & { contents: store.AnsweringRow[] }

/** What people asked for, the newest first. Three statements, whatever the length. */
export function listContentRequests(
  call: Call,
  { state, search, ...page }: ListQuery & { state?: store.RequestState | undefined },
): Promise<Page<ContentRequest>> {
  return pageOf(call, { state, search }, page, null)
}

/** What the caller asked for, with as much of the answers as they see. */
export function listMyContentRequests(call: Call, page: PageQuery): Promise<Page<ContentRequest>> {
  return pageOf(call, { authorId: call.caller.memberId }, page, viewerOf(call))
}

async function pageOf(
  { db }: Call,
  filter: store.RequestFilter,
  page: PageQuery,
  viewer: Viewer | null,
): Promise<Page<ContentRequest>> {
  const { items, total } = await readPage(store.listRequests(db, filter, page), store.countRequests(db, filter))
  return { items: await withContents(db, items, viewer), total }
}

async function withContents(
  db: Call['db'],
  rows: store.RequestRow[],
  viewer: Viewer | null,
): Promise<ContentRequest[]> {
  const ids = rows.map(({ id }) => id)
  const contents = ids.length ? await store.listAnswering(db, ids, viewer) : []
  const of = Map.groupBy(contents, ({ requestId }) => requestId)
  return rows.map((row) => ({ ...row, contents: of.get(row.id) ?? [] }))
}

/** @throws 404 */
export async function getContentRequest({ db }: Call, id: string): Promise<ContentRequest> {
  const row = await store.findRequest(db, id)
  if (!row) throw notFound()
  return (await withContents(db, [row], null))[0]!
}

export interface RequestPatch {
  state: store.RequestState
  answer?: string | null | undefined
  contentIds?: readonly string[] | undefined
}

/**
 * Answers a request, ends it or opens it again. @param expected the version that was read, or null for any
 * @returns the new version @throws 404, 400 `answer-required`, `unknown-reference`, 412
 */
export function updateContentRequest(
  call: Call,
  id: string,
  expected: number | null,
  patch: RequestPatch,
): Promise<number> {
  return inTransaction(call, async (call) => {
    await store.lockRequest(call.db, id)
    const before = await getContentRequest(call, id)
    if (expected !== null && expected !== before.version) throw versionMismatch()
    const next = await plan(call, before, patch)
    const isSame = next.state === before.state && isSameAnswer(before, next)
    if (isSame) {
      recordUnchanged(call)
      return before.version
    }
    const version = await store.saveState(call.db, id, next)
    if (next.state !== 'open') await store.markRead(call.db, id, call.context.now())
    const isTold = next.answeredBy !== null && !(before.state === next.state && isSameAnswer(before, next))
    if (isTold) await tell(call, before, next, version)
    const { state, answer, contentIds } = next
    await recordAudit(call, {
      action: 'UPDATE',
      objectType: 'contentRequest',
      objectId: id,
      objectName: before.name,
      details: detailsOf({ ...before, contentIds: idsOf(before) }, { state, answer, contentIds }),
    })
    return version
  })
}

const idsOf = ({ contents }: ContentRequest) => contents.map(({ id }) => id)

function isSameAnswer(before: ContentRequest, { answer, contentIds }: store.NewState): boolean {
  const ids = idsOf(before)
  return (
    before.answer === answer && ids.length === contentIds.length && ids.every((each, nth) => each === contentIds[nth])
  )
}

/** What is left out stays; the words and the content are those of an answer alone. */
async function plan(call: Call, before: ContentRequest, patch: RequestPatch): Promise<store.NewState> {
  const { state } = patch
  const answer = patch.answer === undefined ? before.answer : (patch.answer?.toWellFormed() ?? null)
  const contentIds = patch.contentIds?.map((id) => id.toLowerCase()) ?? idsOf(before)
  const hasAnswer = answer !== null || contentIds.length > 0
  if (state === 'answered' && !hasAnswer)
    throw badInput('answer-required', '/answer', 'Answer in words, or name content that answers it.')
  if (patch.contentIds) await mustBeSeen(call, before.authorId, contentIds)
  // Whoever closes it may say why, and the person is told; words of an earlier answer are none for that.
  const isReason = state === 'closed' && Boolean(patch.answer)
  const isAnswer = state === 'answered' || isReason
  return {
    state,
    answer,
    contentIds,
    answeredBy: isAnswer ? call.caller.memberId : null,
    answeredAt: isAnswer ? call.context.now() : null,
  }
}

/** An answer leads somewhere for whoever asked. */
async function mustBeSeen(call: Call, authorId: string, contentIds: readonly string[]): Promise<void> {
  for (const [index, id] of contentIds.entries())
    if (!(await viewersAmong(call, id, [authorId])).has(authorId))
      throw badInput('unknown-reference', `/contentIds/${index}`, 'The person who asked does not see this content.')
}

/** Nobody is told twice of the same answer, and of each other one. */
async function tell(call: Call, request: ContentRequest, next: store.NewState, version: number): Promise<void> {
  await notify(call, {
    key: `request-answered:${request.id}:${version}`,
    type: 'contentRequestAnswered',
    memberIds: [request.authorId],
    actorId: call.caller.memberId,
    contentId: next.contentIds[0] ?? null,
    refId: request.id,
    message: next.answer,
    mail: {
      template: 'requestAnswered',
      about: { wish: request.name, message: next.answer },
      link: `${call.hub.origin}/messages/requests`,
      resendIfUncertain: false,
    },
  })
}
