import type { Call } from '../context.ts'
import { notify } from '../notifications/service.ts'
import type { Mention } from './mention-store.ts'
import { listFollowers } from './subscription-store.ts'
import type { Target } from './comment-target-service.ts'

interface Written {
  id: string
  message: string
  target: Target
  mentions: readonly Mention[]
}

/** Under which notifications know a comment. */
export function keyOf(commentId: string): string {
  return `comment:${commentId}`
}

/**
 * Tells of a new comment, in the transaction of the call: the author of the one that it answers, those whom it mentions, and
 * those who follow the content. Nobody is told twice, and its own author not at all.
 * @param parentAuthorId null for a comment on the content itself
 */
export async function notifyOthers(
  call: Call,
  { parentAuthorId, ...written }: Written & { parentAuthorId: string | null },
): Promise<void> {
  const followers = await listFollowers(call.db, written.target.id)
  if (parentAuthorId) await tell(call, written, 'reply', [parentAuthorId])
  await notifyMentioned(call, written)
  const others = new Set(followers).difference(new Set([parentAuthorId, ...idsOf(written)]))
  await tell(call, written, 'comment', [...others])
}

/** Tells whom a comment mentions, in the transaction of the call, but those who were told of it before. */
export async function notifyMentioned(call: Call, written: Written): Promise<void> {
  await tell(call, written, 'mention', idsOf(written))
}

function idsOf({ mentions }: Written): string[] {
  return mentions.map(({ userId }) => userId)
}

const TYPES = { reply: 'commentReplied', mention: 'commentMentioned', comment: 'commentAdded' } as const

async function tell(
  call: Call,
  { id, message, target }: Written,
  template: keyof typeof TYPES,
  memberIds: readonly string[],
): Promise<void> {
  await notify(call, {
    key: keyOf(id),
    type: TYPES[template],
    memberIds,
    actorId: call.caller.memberId,
    contentId: target.id,
    refId: id,
    message,
    mail: {
      template,
      about: { actorName: call.caller.displayName, contentName: target.name, message },
      link: linkTo(call, target),
      resendIfUncertain: false,
    },
  })
}

function linkTo({ hub }: Call, { id, type }: Target): string {
  return `${hub.origin}/${type === 'playlist' ? 'playlists' : 'assets'}/${id}`
}
