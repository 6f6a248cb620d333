import type { Db } from '../../db/connect.ts'
import { newId } from '../../platform/ids.ts'
import { mark } from './marks.ts'
import type { HiddenThing, World } from './hidden-content.ts'

/** How far somebody is with the open content, and what they wished for and was answered. */
export async function rememberOpen({ db, author, child }: World, memberId: string, status: Status): Promise<void> {
  await addProgress(db, memberId, child, status, null)
  const [id, now] = [newId(), new Date()]
  const answer = { state: 'answered', answer: 'Here it is', answered_by: author, answered_at: now }
  await db
    .insertInto('content_request')
    .values({ id, author_id: memberId, name: 'A wish', content: 'Something to learn', created_at: now, ...answer })
    .execute()
  await db.insertInto('content_request_content').values({ request_id: id, place: 0, content_id: child }).execute()
}

/** What somebody has of hidden content from a time when they could see it: progress, shares, news. */
export async function rememberHidden(
  { db, author, child, holder }: World,
  things: readonly HiddenThing[],
  memberId: string,
  status: Status,
): Promise<void> {
  for (const playlistId of [holder, ...things.map(({ playlist }) => playlist)])
    await addDraft(
      db,
      memberId,
      playlistId,
      things.flatMap(({ asset, link, playlist }) => [asset, link, playlist]),
    )
  for (const { reason, asset, link, playlist, course, attempt, comment, notification } of things) {
    for (const id of [asset, link, playlist, course]) await addProgress(db, memberId, id, status, playlist)
    for (const id of [asset, link, playlist]) await addFact(db, memberId, id)
    // What they completed they saw; playlists came about with it.
    for (const id of [asset, link, playlist]) await addCompletion(db, memberId, id, id === playlist ? null : 'Seen')
    await addNote(db, memberId, asset)
    await addAttempt(db, memberId, course, attempt)
    await answerWish(db, memberId, [asset, link, playlist])
    await mention(db, memberId, { author, asset, comment, message: mark(`${reason} mention`) })
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

/** What a course reported. @param id of the first of them */
async function addAttempt(db: Db, memberId: string, contentId: string, id: string): Promise<void> {
  const now = new Date()
  const about = { member_id: memberId, content_id: contentId, number: 1, started_at: now, updated_at: now }
  const isThere = await db.selectFrom('attempt').select('attempt.id').where('attempt.id', '=', id).executeTakeFirst()
  await db
    .insertInto('attempt')
    .values({ id: isThere ? newId() : id, ...about })
    .execute()
}

/** Puts content into the answer to what somebody wished for. */
async function answerWish(db: Db, memberId: string, ids: readonly string[]): Promise<void> {
  const { id, count } = await db
    .selectFrom('content_request')
    .leftJoin('content_request_content', 'content_request_content.request_id', 'content_request.id')
    .select(({ fn }) => ['content_request.id', fn.count<string>('content_request_content.content_id').as('count')])
    .where('content_request.author_id', '=', memberId)
    .groupBy('content_request.id')
    .executeTakeFirstOrThrow()
  const rows = ids.map((contentId, nth) => ({ request_id: id, place: Number(count) + nth, content_id: contentId }))
  await db.insertInto('content_request_content').values(rows).execute()
}

/** What somebody was about to arrange while they could edit the playlist. */
async function addDraft(db: Db, memberId: string, playlistId: string, ids: readonly string[]): Promise<void> {
  const contents = JSON.stringify(ids.map((contentId, nth) => ({ contentId, rank: String(nth + 1) })))
  const about = { version: 1, base: contents, contents, revision: newId(), saved_at: new Date() }
  await db
    .insertInto('contents_draft')
    .values({ member_id: memberId, playlist_id: playlistId, ...about })
    .execute()
}

async function mention(
  db: Db,
  memberId: string,
  { author, asset, comment, message }: { author: string; asset: string; comment: string; message: string },
): Promise<void> {
  const [id, now] = [newId(), new Date()]
  await db.insertInto('comment_mention').values({ comment_id: comment, member_id: memberId, name: 'Test' }).execute()
  const about = { type: 'commentMentioned', actor_id: author, content_id: asset, ref_id: comment, message }
  await db
    .insertInto('notification')
    .values({ id, member_id: memberId, effect_key: id, ...about, created_at: now })
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
