import type { components } from '../../generated/server/schema.d.ts'
import { displayName } from '../users/rules.ts'
import { cardsById, type CardRow } from '../content/lists/card-service.ts'
import { viewersAmong } from '../content/service.ts'
import type { Call, HubCall } from '../context.ts'
import { readPage, type Page, type PageQuery } from '../db/page.ts'
import { badInput, notFound } from '../contract/problems.ts'
import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import { queueMails, withdrawMails } from '../emails/service.ts'
import type { MailSubject } from '../emails/template-words.ts'
import { newId } from '../platform/ids.ts'
import { keptSince, momentOf, shortened, wantsMail } from './rules.ts'
import * as store from './store.ts'

type NotificationType = components['schemas']['NotificationType']

/** Something to tell people. */
export interface News {
  /** What happened, for ever: nobody is told twice of the same key. */
  key: string
  type: NotificationType
  memberIds: readonly string[]
  /** Who did it, and is not told; left out where the hub did it by itself. */
  actorId?: string | null
  /** Only those who may see it now are told. */
  contentId?: string | null
  /** The comment, badge, file, message, nudge, analysis or export that the type speaks of. */
  refId?: string | null
  /** What somebody added in words. */
  message?: string | null
  dueAt?: Date | null
  /** What those get as well who want their news by e-mail; left out for no mail. */
  mail?: MailSubject & { link: string; resendIfUncertain: boolean }
}

/**
 * Tells people what happened, in the transaction of the call: each gets a notification, and a mail where there is one and they
 * want it. @returns whom it told
 */
export async function notify(call: HubCall, news: News): Promise<ReadonlySet<string>> {
  const receivers = await receiversOf(call, news)
  if (receivers.length === 0) return new Set()
  const rows = receivers.map((receiver) => ({ id: newId(), memberId: receiver.id }))
  const told = await store.insertRows(call.db, rowOf(call, news), rows)
  const { mail } = news
  if (mail) {
    const byMail = receivers.filter((receiver) => told.has(receiver.id) && wantsMail(receiver))
    await queueMails(
      call,
      byMail.map((receiver) => ({
        ...mail,
        effectKey: mailKey(news.key, receiver.id),
        locale: receiver.locale,
        memberId: receiver.id,
        to: { name: displayName(receiver), address: receiver.email },
      })),
    )
  }
  return told
}

async function receiversOf(call: HubCall, { type, memberIds, actorId, contentId }: News): Promise<store.Receiver[]> {
  const wanted = [...new Set(memberIds)].filter((id) => id !== actorId)
  if (wanted.length === 0) return []
  const viewers = contentId ? [...(await viewersAmong(call, contentId, wanted))] : wanted
  return viewers.length ? store.findReceivers(call.db, type, viewers) : []
}

function rowOf({ context }: HubCall, news: News): store.NewRows {
  return {
    effectKey: news.key,
    type: news.type,
    actorId: news.actorId ?? null,
    contentId: news.contentId ?? null,
    refId: news.refId ?? null,
    message: news.message ? shortened(news.message) : null,
    dueAt: news.dueAt ?? null,
    now: context.now(),
  }
}

function mailKey(key: string, memberId: string): string {
  return `${key}:${memberId}`
}

/** Gives what was told under a key the words that it has now, in the transaction of the call. */
export async function reword({ db }: HubCall, key: string, message: string): Promise<void> {
  await store.setMessage(db, key, shortened(message))
}

/** Takes the words back that were told under a key, in the transaction of the call; mails that still wait are not sent. */
export async function retract(call: HubCall, key: string): Promise<void> {
  const told = await store.setMessage(call.db, key, null)
  await withdrawMails(
    call,
    told.map((memberId) => mailKey(key, memberId)),
  )
}

export interface NotificationsQuery extends PageQuery {
  read?: boolean | undefined
  type?: NotificationType | undefined
}

/** A notification with its content as the caller may see it now. */
export type Notification = store.NotificationRow & { content: CardRow | null }

/** The caller's notifications, the newest first. Four statements, whatever the length. */
export async function listMyNotifications(
  call: Call,
  { read: isRead, type, ...page }: NotificationsQuery,
): Promise<Page<Notification> & { unreadCount: number }> {
  const filter = { isRead, type }
  const owner = ownerOf(call)
  const [{ items: rows, total }, unreadCount] = await Promise.all([
    readPage(store.listOf(call.db, owner, filter, page), store.countOf(call.db, owner, filter)),
    countUnread(call),
  ])
  const cards = await cardsById(call, [...new Set(rows.flatMap(({ contentId }) => contentId ?? []))])
  const byId = new Map(cards.map((card) => [card.id, card]))
  return { items: rows.map((row) => withContent(row, byId)), total, unreadCount }
}

/** What was said about content is not for those who may no longer see it. */
function withContent(row: store.NotificationRow, cards: ReadonlyMap<string, CardRow>): Notification {
  const content = cards.get(row.contentId ?? '') ?? null
  return { ...row, content, message: row.contentId && !content ? null : row.message }
}

export interface MarkInput {
  read: boolean
  ids?: readonly string[]
  until?: string
}

/** Marks some or all of the caller's notifications. @returns how many are unread now @throws 400 `unknown-reference`; then none is marked */
export async function updateMyNotifications(call: Call, { read, ids, until }: MarkInput): Promise<number> {
  const now = call.context.now()
  const last = until === undefined ? (ids ? null : now) : momentOf(until)
  await inTransaction(call, async (call) => {
    if (ids) await mustOwn(call.db, ownerOf(call), ids)
    await store.mark(call.db, ownerOf(call), { isRead: read, ids: ids ?? null, until: last, now })
  })
  return countUnread(call)
}

async function mustOwn(db: Db, owner: store.Owner, ids: readonly string[]): Promise<void> {
  const own = await store.findOwn(db, owner, ids)
  const unknown = ids.findIndex((id) => !own.has(id.toLowerCase()))
  if (unknown >= 0) throw badInput('unknown-reference', `/ids/${unknown}`, 'You have no notification with this id.')
}

/** Marks one of the caller's notifications. @returns how many are unread now @throws 404 */
export async function updateMyNotification(call: Call, id: string, isRead: boolean): Promise<number> {
  const now = call.context.now()
  const own = await store.findOwn(call.db, ownerOf(call), [id])
  if (own.size === 0) throw notFound()
  await store.mark(call.db, ownerOf(call), { isRead, ids: [id], until: null, now })
  return countUnread(call)
}

/** Forgets what is older than notifications are kept. */
export async function deleteOldNotifications({ db, context }: HubCall): Promise<void> {
  await store.deleteOld(db, keptSince(context.now()))
}

function countUnread(call: Call): Promise<number> {
  return store.countOf(call.db, ownerOf(call), { isRead: false, type: undefined })
}

function ownerOf({ caller, context }: Call): store.Owner {
  return { memberId: caller.memberId, since: keptSince(context.now()) }
}
