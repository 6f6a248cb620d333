import type { Call, HubCall } from '../context.ts'
import { readPage, type Page, type PageQuery } from '../db/page.ts'
import { badInput, conflict, notAllowed, notFound } from '../contract/problems.ts'
import { recordAudit, recordUnchanged } from '../audit/service.ts'
import type { Db } from '../db/connect.ts'
import { pageShape } from '../db/statement.ts'
import { inTransaction } from '../db/transaction.ts'
import { publish } from '../event.ts'
import { reword, retract } from '../notifications/service.ts'
import { newId } from '../platform/ids.ts'
import { commentWritten } from './events.ts'
import { eraseMentions, mentionsIn, type Mention } from './mention-service.ts'
import { deleteMentions, deleteMentionsBy, insertMentions, listMentions } from './mention-store.ts'
import { mayDelete, mayEdit } from './rules.ts'
import * as store from './store.ts'
import { followAtFirst, isFollowing, setFollowing } from './subscription-store.ts'
import { mustReach, mustSeeTarget, type Target } from './comment-target-service.ts'
import { keyOf, notifyMentioned, notifyOthers } from './comment-news-service.ts'

export interface CommentsQuery extends PageQuery {
  parentId?: string | undefined
  includeDeleted: boolean
}

export type CommentWithReplies = store.CommentRow & { replies: store.ReplyRow[] }

/**
 * The comments on content, the newest first, each with its first replies; or all replies to one of them, the oldest first.
 * Four statements, whatever the length. @throws 403 for deleted ones without the right to restore, 404 for hidden content
 */
export async function listMyContentComments(
  call: Call,
  contentId: string,
  { parentId, includeDeleted, ...query }: CommentsQuery,
): Promise<Page<CommentWithReplies> & { target: Target }> {
  const target = await mustSeeTarget(call, contentId)
  if (includeDeleted && !target.rights.mayRestore)
    throw notAllowed('You may not restore these comments, so you do not see what was deleted.')
  const values = { contentId: target.id, parentId: parentId ?? '', offset: query.offset }
  const filter = { isReplies: parentId !== undefined, includesDeleted: includeDeleted }
  const { items: rows, total } = await readPage(
    store.listComments(call.db, values, { ...pageShape(query), ...filter }),
    store.countComments(call.db, values, filter),
  )
  return { items: await withReplies(call.db, rows, includeDeleted), total, target }
}

async function withReplies(db: Db, rows: store.CommentRow[], includesDeleted: boolean): Promise<CommentWithReplies[]> {
  const parentIds = rows.filter(({ repliesCount }) => repliesCount > 0).map(({ id }) => id)
  const replies = parentIds.length ? await store.listFirstReplies(db, { parentIds }, { includesDeleted }) : []
  const byParent = Map.groupBy(replies, ({ parentId }) => parentId)
  return rows.map((row) => ({ ...row, replies: byParent.get(row.id) ?? [] }))
}

export interface CommentInput {
  message: string
  mentionedUserIds?: readonly string[]
}

export interface NewComment extends CommentInput {
  parentId?: string | null
}

/** What became of a new comment. */
export interface Created {
  id: string
  parentId: string | null
  message: string
  mentions: Mention[]
  now: Date
  hasSubscribed: boolean
  target: Target
}

/**
 * Writes a comment or a reply; its author follows the content from then on, unless they once stopped.
 * @throws 400 `reply-to-reply` or `unknown-reference`, 404 for content that the caller may not see
 */
export async function createMyContentComment(call: Call, contentId: string, input: NewComment): Promise<Created> {
  const target = await mustSeeTarget(call, contentId)
  const { memberId } = call.caller
  const common = { contentId: target.id, now: call.context.now() }
  const message = input.message.toWellFormed()
  const mentions = await mentionsIn(call, { contentId: target.id, message, userIds: input.mentionedUserIds ?? [] })
  const comment = { id: newId(), message, ...common }
  return inTransaction(call, async (call) => {
    const parent = input.parentId ? await mustBeParent(call.db, target.id, input.parentId) : null
    await store.insertComment(call.db, { ...comment, parentId: parent?.id ?? null, authorId: memberId })
    await insertMentions(call.db, comment.id, mentions)
    const hasSubscribed = await followAtFirst(call.db, { ...common, memberId })
    await notifyOthers(call, { ...comment, target, mentions, parentAuthorId: parent?.authorId ?? null })
    await store.addToCount(call.db, target.id, 1)
    await publish(call, commentWritten, {
      id: comment.id,
      contentId: target.id,
      parentId: parent?.id ?? null,
      authorId: memberId,
    })
    return { ...comment, parentId: parent?.id ?? null, mentions, hasSubscribed, target }
  })
}

async function mustBeParent(db: Db, contentId: string, id: string): Promise<store.FoundComment> {
  const parent = await store.findComment(db, contentId, id)
  if (!parent || parent.isDeleted)
    throw badInput('unknown-reference', '/parentId', 'There is no such comment on this content.')
  if (parent.parentId)
    throw badInput('reply-to-reply', '/parentId', 'This is a reply. Answer the comment that it replies to.')
  return parent
}

/**
 * Replaces the text of the caller's own comment, and tells whom it mentions now.
 * @throws 400 `unknown-reference`, 403 for somebody else's, 404 for a deleted or hidden one
 */
export async function updateMyContentComment(
  call: Call,
  contentId: string,
  id: string,
  input: CommentInput,
): Promise<void> {
  const target = await mustSeeTarget(call, contentId)
  const comment = await mustBeThere(call.db, target, id)
  if (!mayEdit(comment, target.rights)) throw notAllowed('You may change only what you wrote yourself.')
  const message = input.message.toWellFormed()
  const before = await listMentions(call.db, comment.id)
  const beforeIds = before.map(({ userId }) => userId)
  const userIds = input.mentionedUserIds ?? beforeIds
  const mentions = await mentionsIn(call, { contentId: target.id, message, userIds, before })
  const added = mentions.filter(({ userId }) => !beforeIds.includes(userId))
  await inTransaction(call, async (call) => {
    if (!(await store.updateMessage(call.db, comment.id, message, call.context.now()))) throw notFound()
    await deleteMentions(
      call.db,
      comment.id,
      mentions.map(({ userId }) => userId),
    )
    await insertMentions(call.db, comment.id, added)
    await reword(call, keyOf(comment.id), message)
    await notifyMentioned(call, { id: comment.id, message, target, mentions: added })
  })
}

/** Deletes a comment; its replies stay. @throws 403 for somebody else's without the right, 404 for a deleted or hidden one */
export async function deleteMyContentComment(call: Call, contentId: string, id: string): Promise<void> {
  const target = await mustReach(call, contentId)
  const comment = await mustBeThere(call.db, target, id)
  if (!mayDelete(comment, target.rights)) throw notAllowed('You may delete only what you wrote yourself.')
  await inTransaction(call, async (call) => {
    const isByAuthor = comment.authorId === call.caller.memberId
    if (!(await store.markDeleted(call.db, comment.id, isByAuthor))) throw notFound()
    if (isByAuthor) await deleteMentions(call.db, comment.id)
    await retract(call, keyOf(comment.id))
    await record(call, 'DELETE', target, comment.id)
    await store.addToCount(call.db, target.id, -1)
  })
}

async function mustBeThere(db: Db, target: Target, id: string): Promise<store.FoundComment> {
  const comment = await store.findComment(db, target.id, id)
  if (!comment || comment.isDeleted) throw notFound()
  return comment
}

/** Brings a deleted comment back. One that is not deleted stays as it is. @throws 403, 404, 409 `deleted-by-author` */
export async function restoreMyContentComment(call: Call, contentId: string, id: string): Promise<void> {
  const target = await mustReach(call, contentId)
  if (!target.rights.mayRestore) throw notAllowed('You may not restore comments on content of this type.')
  const comment = await store.findComment(call.db, target.id, id)
  if (!comment) throw notFound()
  if (comment.isDeletedByAuthor)
    throw conflict('deleted-by-author', 'Its author deleted this comment, so it cannot be restored.')
  await inTransaction(call, async (call) => {
    const message = await store.markRestored(call.db, comment.id)
    if (message === null) return recordUnchanged(call)
    await reword(call, keyOf(comment.id), message)
    await record(call, 'RESTORE', target, comment.id)
    await store.addToCount(call.db, target.id, 1)
  })
}

/** The list of changes names the content, never the text. */
function record(call: Call, action: 'DELETE' | 'RESTORE', target: Target, id: string): Promise<void> {
  return recordAudit(call, {
    action,
    objectType: 'comment',
    objectId: id,
    objectName: target.name,
    details: [{ property: 'contentId', oldValue: null, value: target.id }],
  })
}

/** Whether the caller follows the comments. @throws 404 for content that they may not see */
export async function getMyContentSubscription(call: Call, contentId: string): Promise<boolean> {
  const { id } = await mustSeeTarget(call, contentId)
  return isFollowing(call.db, id, call.caller.memberId)
}

/** Lets the caller follow the comments, or stop. @throws 404 for content that they may not see */
export async function updateMyContentSubscription(call: Call, contentId: string, isSubscribed: boolean): Promise<void> {
  const { id } = await mustSeeTarget(call, contentId)
  const { caller, context } = call
  const subscription = { contentId: id, memberId: caller.memberId, now: context.now() }
  await setFollowing(call.db, subscription, isSubscribed)
}

/**
 * Deletes what somebody wrote, words and all, and takes their name out of what others wrote, in the transaction of the call.
 * @param name what they are called from then on
 */
export async function eraseComments(call: HubCall, memberId: string, name: string): Promise<void> {
  const { db } = call
  await deleteMentionsBy(db, memberId)
  for (const contentId of await store.eraseBy(db, memberId)) await store.addToCount(db, contentId, -1)
  await eraseMentions(call, memberId, name)
}
