import type { Notification } from '../../generated/client/model/notification.ts'
import {
  getListMyNotificationsMockHandler,
  getUpdateMyNotificationMockHandler,
  getUpdateMyNotificationsMockHandler,
} from '../../generated/client/notifications/notifications.msw.ts'
import { keptSince, momentOf, shortened } from '../../server/notifications/rules.ts'
import { pictureUrl } from './access.ts'
import { answer, pageOf } from './answer.ts'
import { authorOf } from './cards.ts'
import { queueMail, type MockMail } from './emails.ts'
import type { MockHub } from './hub.ts'
import { badInput, notFound } from './problems.ts'
import type { NotificationRow, PersonRow } from './rows.ts'
import { isVisible } from './visible.ts'

export function notificationsHandlers(hub: MockHub) {
  const marked = (me: PersonRow) => ({ success: true as const, unreadCount: unreadCountOf(hub, me) })
  return [
    getListMyNotificationsMockHandler(
      answer(hub, 'listMyNotifications', ({ me, query }) => {
        const rows = notificationsOf(hub, me)
          .filter(({ isRead, type }) => isRead === (query.read ?? isRead) && type === (query.type ?? type))
          .sort((a, b) => b.createdTime.localeCompare(a.createdTime) || b.id.localeCompare(a.id))
        const { items, ...page } = pageOf(rows, query)
        return { items: items.map((row) => notificationOf(hub, me, row)), unreadCount: unreadCountOf(hub, me), ...page }
      }),
    ),
    getUpdateMyNotificationsMockHandler(
      answer(hub, 'updateMyNotifications', ({ me, body: { read, ids, until } }) => {
        const own = notificationsOf(hub, me)
        const unknown = ids?.findIndex((id) => own.every((row) => row.id !== id)) ?? -1
        if (unknown >= 0) throw badInput('unknown-reference', `/ids/${unknown}`, 'You have no notification of this id.')
        const last = until === undefined ? Number.MAX_SAFE_INTEGER : momentOf(until).getTime()
        for (const row of own)
          if ((ids?.includes(row.id) ?? true) && Date.parse(row.createdTime) <= last) row.isRead = read
        return marked(me)
      }),
    ),
    getUpdateMyNotificationMockHandler(
      answer(hub, 'updateMyNotification', ({ me, params, body }) => {
        const row = notificationsOf(hub, me).find(({ id }) => id === params.notificationId)
        if (!row) throw notFound()
        row.isRead = body.read
        return marked(me)
      }),
    ),
  ]
}

type News = Pick<NotificationRow, 'type' | 'actorId' | 'contentId' | 'refId'> & Partial<NotificationRow>

/** Tells people what happened: not who did it, and only those who may see the content. @param mail what those get as well who want their news by e-mail */
export function tell(hub: MockHub, personIds: readonly string[], news: News, mail?: MockMail): void {
  const content = hub.content.find(({ id }) => id === news.contentId)
  for (const person of hub.people) {
    if (!personIds.includes(person.id) || person.id === news.actorId) continue
    if (news.contentId && !(content && isVisible(hub, person, content))) continue
    hub.notifications.push({
      message: null,
      dueDate: null,
      ...news,
      id: hub.newId(),
      personId: person.id,
      createdTime: hub.now().toISOString(),
      isRead: false,
    })
    if (mail && person.notification_channel === 'email') queueMail(hub, person, mail)
  }
}

function notificationsOf(hub: MockHub, { id }: PersonRow): NotificationRow[] {
  const since = keptSince(hub.now()).toISOString()
  return hub.notifications.filter(({ personId, createdTime }) => personId === id && createdTime > since)
}

function unreadCountOf(hub: MockHub, person: PersonRow): number {
  return notificationsOf(hub, person).filter(({ isRead }) => !isRead).length
}

function notificationOf(hub: MockHub, me: PersonRow, row: NotificationRow): Notification {
  const found = hub.content.find(({ id }) => id === row.contentId)
  const content = found && isVisible(hub, me, found) ? found : null
  return {
    id: row.id,
    type: row.type,
    createdTime: row.createdTime,
    isRead: row.isRead,
    actor: authorOf(hub, row.actorId),
    content: content && {
      id: content.id,
      type: content.type,
      name: content.name,
      pictureUrl: pictureUrl(content.thumbnailId),
    },
    refId: row.refId,
    message: row.contentId && !content ? null : messageOf(hub, row),
    dueDate: row.dueDate,
  }
}

/** Of a comment, what it says now. */
function messageOf(hub: MockHub, { refId, message }: NotificationRow): string | null {
  const comment = hub.comments.find(({ id }) => id === refId)
  if (!comment) return message
  return comment.deletedBy ? null : shortened(comment.message)
}
