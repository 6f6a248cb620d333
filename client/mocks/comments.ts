import {
  getCreateMyContentCommentMockHandler,
  getDeleteMyContentCommentMockHandler,
  getGetMyContentSubscriptionMockHandler,
  getListMyContentCommentsMockHandler,
  getRestoreMyContentCommentMockHandler,
  getUpdateMyContentCommentMockHandler,
  getUpdateMyContentSubscriptionMockHandler,
} from '../../generated/client/comments/comments.msw.ts'
import type { Comment } from '../../generated/client/model/comment.ts'
import type { CommentCreate } from '../../generated/client/model/commentCreate.ts'
import type { CommentReply } from '../../generated/client/model/commentReply.ts'
import { mayDelete, mayEdit, moderatingRight, type Rights } from '../../server/comments/rules.ts'
import { displayName, managedTeamIds, privilegesOf } from './access.ts'
import { answer, pageOf } from './answer.ts'
import { authorOf } from './cards.ts'
import { withdrawMails } from './emails.ts'
import type { MockHub } from './hub.ts'
import { tell } from './notifications.ts'
import { badInput, conflict, notAllowed, notFound } from './problems.ts'
import type { CommentRow, ContentRow, PersonRow } from './rows.ts'
import { isVisible, mustSee } from './visible.ts'

const DONE = { success: true } as const
const FIRST_REPLIES = 10

export function commentsHandlers(hub: MockHub) {
  return [
    getListMyContentCommentsMockHandler(
      answer(hub, 'listMyContentComments', ({ me, params, query }) => {
        const content = mustSee(hub, me, params.contentId)
        if (query.includeDeleted && !rightsOn(hub, me, content).mayRestore) throw notAllowed()
        const rows = listed(hub, content.id, query.parentId ?? null, query.includeDeleted ?? false)
        const { items, ...page } = pageOf(rows, query)
        return { items: items.map((row) => commentOf(hub, me, row, query.includeDeleted ?? false)), ...page }
      }),
    ),
    getCreateMyContentCommentMockHandler(
      answer(hub, 'createMyContentComment', ({ me, params, body }) => {
        const content = mustSee(hub, me, params.contentId)
        const row = write(hub, me, content, body)
        const hasSubscribed = !findSubscription(hub, me, content.id)
        if (hasSubscribed) setFollowing(hub, me, content.id, true)
        return { success: true as const, ...commentOf(hub, me, row, false), hasSubscribed }
      }),
    ),
    getUpdateMyContentCommentMockHandler(
      answer(hub, 'updateMyContentComment', ({ me, params, body }) => {
        const content = mustSee(hub, me, params.contentId)
        const row = mustBeThere(hub, content, params.commentId)
        if (!mayEdit(known(row), rightsOn(hub, me, content))) throw notAllowed()
        Object.assign(row, { message: body.message, updatedTime: hub.now().toISOString() })
        return DONE
      }),
    ),
    getDeleteMyContentCommentMockHandler(
      answer(hub, 'deleteMyContentComment', ({ me, params }) => {
        const content = mustReach(hub, me, params.contentId)
        const row = mustBeThere(hub, content, params.commentId)
        if (!mayDelete(known(row), rightsOn(hub, me, content))) throw notAllowed()
        row.deletedBy = row.authorId === me.id ? 'author' : 'another'
        withdrawMails(hub, row.id)
        return DONE
      }),
    ),
    getRestoreMyContentCommentMockHandler(
      answer(hub, 'restoreMyContentComment', ({ me, params }) => {
        const content = mustReach(hub, me, params.contentId)
        if (!rightsOn(hub, me, content).mayRestore) throw notAllowed()
        const row = findComment(hub, content.id, params.commentId)
        if (!row) throw notFound()
        if (row.deletedBy === 'author') throw conflict('deleted-by-author', 'Its author deleted it.')
        row.deletedBy = null
        return DONE
      }),
    ),
    getGetMyContentSubscriptionMockHandler(
      answer(hub, 'getMyContentSubscription', ({ me, params }) => {
        const { id } = mustSee(hub, me, params.contentId)
        return { isSubscribed: findSubscription(hub, me, id)?.isSubscribed ?? false }
      }),
    ),
    getUpdateMyContentSubscriptionMockHandler(
      answer(hub, 'updateMyContentSubscription', ({ me, params, body }) => {
        setFollowing(hub, me, mustSee(hub, me, params.contentId).id, body.isSubscribed)
        return DONE
      }),
    ),
  ]
}

function write(hub: MockHub, me: PersonRow, content: ContentRow, { message, parentId }: CommentCreate): CommentRow {
  const parent = parentId ? findComment(hub, content.id, parentId) : null
  if (parentId && (!parent || parent.deletedBy))
    throw badInput('unknown-reference', '/parentId', 'There is no such comment on this content.')
  if (parent?.parentId) throw badInput('reply-to-reply', '/parentId', 'This is a reply.')
  const now = hub.now().toISOString()
  const row: CommentRow = {
    id: hub.newId(),
    contentId: content.id,
    parentId: parent?.id ?? null,
    authorId: me.id,
    message,
    createdTime: now,
    updatedTime: now,
    deletedBy: null,
  }
  hub.comments.push(row)
  const followers = hub.subscriptions.filter(({ contentId, isSubscribed }) => contentId === content.id && isSubscribed)
  const news = { actorId: me.id, contentId: content.id, refId: row.id }
  const mail = {
    about: { actorName: displayName(me), contentName: content.name, message },
    path: `/${content.type === 'playlist' ? 'playlists' : 'assets'}/${content.id}`,
    aboutId: row.id,
  }
  if (parent) tell(hub, [parent.authorId], { ...news, type: 'commentReplied' }, { template: 'reply', ...mail })
  const others = followers.map(({ personId }) => personId).filter((id) => id !== parent?.authorId)
  tell(hub, others, { ...news, type: 'commentAdded' }, { template: 'comment', ...mail })
  return row
}

function findSubscription(hub: MockHub, { id }: PersonRow, contentId: string) {
  return hub.subscriptions.find((row) => row.personId === id && row.contentId === contentId)
}

function setFollowing(hub: MockHub, me: PersonRow, contentId: string, isSubscribed: boolean): void {
  const row = findSubscription(hub, me, contentId)
  if (row) row.isSubscribed = isSubscribed
  else hub.subscriptions.push({ personId: me.id, contentId, isSubscribed })
}

function findComment(hub: MockHub, contentId: string, id: string): CommentRow | undefined {
  return hub.comments.find((row) => row.id === id && row.contentId === contentId)
}

/** @throws 404 also for a deleted one */
function mustBeThere(hub: MockHub, content: ContentRow, id: string): CommentRow {
  const row = findComment(hub, content.id, id)
  if (!row || row.deletedBy) throw notFound()
  return row
}

/** Who looks after the comments need not be among those for whom the content is meant. */
function mustReach(hub: MockHub, me: PersonRow, contentId: string): ContentRow {
  const content = hub.content.find(({ id, isDeleted }) => id === contentId && !isDeleted)
  if (!content || (!isVisible(hub, me, content) && !rightsOn(hub, me, content).mayDeleteAny)) throw notFound()
  return content
}

function rightsOn(hub: MockHub, me: PersonRow, { type, ownerTeamId }: ContentRow): Rights {
  const mayRestore = privilegesOf(me).includes(moderatingRight(type))
  const managesOwner =
    hub.hub.features.includes('team_playlists') && ownerTeamId !== null && managedTeamIds(hub, me).includes(ownerTeamId)
  return { memberId: me.id, mayRestore, mayDeleteAny: mayRestore || managesOwner }
}

function known({ authorId, deletedBy }: CommentRow) {
  return { authorId, isDeleted: deletedBy !== null }
}

/** What is deleted keeps its place where it still has replies. */
function listed(hub: MockHub, contentId: string, parentId: string | null, includesDeleted: boolean): CommentRow[] {
  const rows = hub.comments
    .filter((row) => row.contentId === contentId && row.parentId === parentId)
    .filter((row) => includesDeleted || !row.deletedBy || repliesTo(hub, row, false).length > 0)
    .sort(oldestFirst)
  return parentId ? rows : rows.reverse()
}

function repliesTo(hub: MockHub, { id }: CommentRow, includesDeleted: boolean): CommentRow[] {
  return hub.comments
    .filter(({ parentId, deletedBy }) => parentId === id && (includesDeleted || !deletedBy))
    .sort(oldestFirst)
}

function oldestFirst(a: CommentRow, b: CommentRow): number {
  return a.createdTime.localeCompare(b.createdTime) || a.id.localeCompare(b.id)
}

function commentOf(hub: MockHub, me: PersonRow, row: CommentRow, includesDeleted: boolean): Comment {
  const replies = repliesTo(hub, row, includesDeleted)
  return {
    ...replyOf(hub, me, row),
    repliesCount: replies.length,
    replies: replies.slice(0, FIRST_REPLIES).map((reply) => replyOf(hub, me, reply)),
  }
}

function replyOf(hub: MockHub, me: PersonRow, row: CommentRow): CommentReply {
  const content = hub.content.find(({ id }) => id === row.contentId)!
  const rights = rightsOn(hub, me, content)
  return {
    id: row.id,
    contentId: row.contentId,
    parentId: row.parentId,
    type: content.type === 'playlist' ? 'playlist' : 'asset',
    message: row.deletedBy ? null : row.message,
    createdTime: row.createdTime,
    updatedTime: row.updatedTime,
    author: authorOf(hub, row.authorId)!,
    isDeleted: row.deletedBy !== null,
    canDelete: mayDelete(known(row), rights),
    canEdit: mayEdit(known(row), rights),
  }
}
