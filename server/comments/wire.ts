import type { Caller } from '../context.ts'
import type { components } from '../../generated/server/schema.d.ts'
import { pageAnswer } from '../contract/page-answer.ts'
import type { Page } from '../db/page.ts'
import { pictureUrl } from '../contract/picture-url.ts'
import { mayDelete, mayEdit } from './rules.ts'
import type { CommentWithReplies, Created } from './service.ts'
import type { ReplyRow } from './store.ts'
import type { Target } from './comment-target-service.ts'
import { person } from '../users/wire.ts'

/** Rows in the contract's shape and spelling. */

type Schemas = components['schemas']

export function page(found: Page<CommentWithReplies> & { target: Target }, offset: number): Schemas['CommentPage'] {
  return pageAnswer(found, offset, (row) => comment(row, found.target))
}

function comment(row: CommentWithReplies, target: Target): Schemas['Comment'] {
  return {
    ...reply(row, target),
    repliesCount: row.repliesCount,
    replies: row.replies.map((each) => reply(each, target)),
  }
}

function reply(row: ReplyRow, target: Target): Schemas['CommentReply'] {
  return {
    id: row.id,
    contentId: row.contentId,
    parentId: row.parentId,
    type: typeOf(target),
    message: row.message,
    mentions: row.mentions,
    createdTime: row.createdAt.toISOString(),
    updatedTime: row.updatedAt.toISOString(),
    author: person(row.author!),
    isDeleted: row.isDeleted,
    canDelete: mayDelete(row, target.rights),
    canEdit: mayEdit(row, target.rights),
  }
}

/** A comment that the caller wrote just now. */
export function created(
  { id, parentId, message, mentions, now, hasSubscribed, target }: Created,
  caller: Caller,
): Schemas['CommentCreated'] {
  return {
    success: true,
    id,
    contentId: target.id,
    parentId,
    type: typeOf(target),
    message,
    mentions,
    createdTime: now.toISOString(),
    updatedTime: now.toISOString(),
    author: { id: caller.memberId, displayName: caller.displayName, pictureUrl: pictureUrl(caller.pictureId) },
    isDeleted: false,
    canDelete: true,
    canEdit: true,
    repliesCount: 0,
    replies: [],
    hasSubscribed,
  }
}

function typeOf({ type }: Target): 'playlist' | 'asset' {
  return type === 'playlist' ? 'playlist' : 'asset'
}
