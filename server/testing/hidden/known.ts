import type { Db } from '../../db/connect.ts'
import { newId } from '../../platform/ids.ts'
import { mark } from './marks.ts'
import type { HiddenThing, World } from './hidden-content.ts'

/** How far somebody is with the open content. */
export async function rememberOpen({ db, child }: World, memberId: string, status: Status): Promise<void> {
  await addProgress(db, memberId, child, status, null)
}

/** What somebody has of hidden content from a time when they could see it: progress, shares, news. */
export async function rememberHidden(
  { db, author, child }: World,
  things: readonly HiddenThing[],
  memberId: string,
  status: Status,
): Promise<void> {
  for (const { reason, asset, link, playlist, notification } of things) {
    for (const id of [asset, link, playlist]) await addProgress(db, memberId, id, status, playlist)
    for (const id of [asset, link, playlist]) await addFact(db, memberId, id)
    // What they completed they saw; playlists came about with it.
    for (const id of [asset, link, playlist]) await addCompletion(db, memberId, id, id === playlist ? null : 'Seen')
    await addNote(db, memberId, asset)
    const shares = [
      [asset, null],
      [playlist, null],
      [asset, playlist],
      [child, playlist],
    ] as const
    for (const [content, context] of shares) await share(db, { author, memberId, content, context, word: reason })
    for (const [id, content] of [
      [notification, asset],
      [newId(), link],
      [newId(), playlist],
    ] as const)
      await db
        .insertInto('notification')
        .values({
          id,
          member_id: memberId,
          effect_key: id,
          type: 'contentShared',
          actor_id: author,
          content_id: content,
          created_at: new Date(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  }
}

type Status = 'opened' | 'completed'

async function addNote(db: Db, memberId: string, contentId: string): Promise<void> {
  const now = new Date()
  await db
    .insertInto('note')
    .values({ id: newId(), member_id: memberId, content_id: contentId, text: 'Seen', created_at: now, updated_at: now })
    .execute()
}

async function addProgress(
  db: Db,
  memberId: string,
  contentId: string,
  status: Status,
  playlistId: string | null,
): Promise<void> {
  const now = new Date()
  await db
    .insertInto('content_user')
    .values({
      member_id: memberId,
      content_id: contentId,
      status,
      opened_at: now,
      completed_at: status === 'completed' ? now : null,
      saved_at: now,
      liked_at: now,
      last_playlist_id: playlistId,
      due_on: now,
    })
    .execute()
}

async function addFact(db: Db, memberId: string, contentId: string): Promise<void> {
  await db
    .insertInto('activity')
    .values({
      id: newId(),
      occurred_at: new Date(),
      type: 'opened',
      member_id: memberId,
      actor_id: memberId,
      object_type: 'content',
      object_id: contentId,
    })
    .execute()
}

/** @param name what the person saw it called then; null for what they never saw */
async function addCompletion(db: Db, memberId: string, contentId: string, name: string | null): Promise<void> {
  await db
    .insertInto('completion')
    .values({
      id: newId(),
      completed_at: new Date(),
      member_id: memberId,
      content_id: contentId,
      content_name: name ?? mark('unseen completion'),
      was_visible: name !== null,
    })
    .execute()
}

interface Shared {
  author: string
  memberId: string
  content: string
  context: string | null
  word: string
}

async function share(db: Db, { author, memberId, content, context, word }: Shared): Promise<void> {
  const [recommendation, id] = [newId(), newId()]
  await db
    .insertInto('recommendation')
    .values({
      id: recommendation,
      sharer_id: author,
      type: 'recommendation',
      label: mark(`${word} label`),
      message: mark(`${word} message`),
      created_at: new Date(),
    })
    .execute()
  await db
    .insertInto('share')
    .values({ id, recommendation_id: recommendation, content_id: content, context_id: context, place: 0 })
    .execute()
  await db.insertInto('share_member').values({ share_id: id, member_id: memberId }).execute()
}
