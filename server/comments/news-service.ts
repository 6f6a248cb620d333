import type { Call } from '../context.ts'
import { notify, type News } from '../notifications/service.ts'
import { listFollowers } from './subscription-store.ts'
import type { Target } from './target-service.ts'

interface Written {
  id: string
  message: string
  target: Target
  /** Null for a comment on the content itself. */
  parentAuthorId: string | null
}

/** Under which notifications know a comment. */
export function keyOf(commentId: string): string {
  return `comment:${commentId}`
}

/**
 * Tells of a new comment, in the transaction of the call: the author of the one that it answers, and those who follow the
 * content. Nobody is told twice, and its own author not at all.
 */
export async function notifyOthers(call: Call, { id, message, target, parentAuthorId }: Written): Promise<void> {
  const followers = await listFollowers(call.db, target.id)
  const about = { actorName: call.caller.displayName, contentName: target.name, message }
  const mail = { about, link: linkTo(call, target), resendIfUncertain: false }
  const news: Omit<News, 'type' | 'memberIds'> = {
    key: keyOf(id),
    actorId: call.caller.memberId,
    contentId: target.id,
    refId: id,
    message,
  }
  if (parentAuthorId)
    await notify(call, {
      ...news,
      type: 'commentReplied',
      memberIds: [parentAuthorId],
      mail: { template: 'reply', ...mail },
    })
  await notify(call, {
    ...news,
    type: 'commentAdded',
    memberIds: followers.filter((memberId) => memberId !== parentAuthorId),
    mail: { template: 'comment', ...mail },
  })
}

function linkTo({ hub }: Call, { id, type }: Target): string {
  return `${hub.origin}/${type === 'playlist' ? 'playlists' : 'assets'}/${id}`
}
