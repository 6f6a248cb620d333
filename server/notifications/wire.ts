import type { components } from '../../generated/server/schema.d.ts'
import { pageAnswer } from '../contract/page-answer.ts'
import type { Page } from '../db/page.ts'
import { pictureUrl } from '../contract/picture-url.ts'
import type { Notification } from './service.ts'
import { author } from '../users/wire.ts'

type Schemas = components['schemas']

export function page(found: Page<Notification> & { unreadCount: number }, offset: number): Schemas['NotificationPage'] {
  return { ...pageAnswer(found, offset, notification), unreadCount: found.unreadCount }
}

function notification(row: Notification): Schemas['Notification'] {
  return {
    id: row.id,
    type: row.type as Schemas['NotificationType'],
    createdTime: row.createdAt.toISOString(),
    isRead: row.isRead,
    actor: author(row.actor),
    content: content(row),
    refId: row.refId,
    message: row.message,
    dueDate: row.dueAt?.toISOString() ?? null,
  }
}

function content({ content: card }: Notification): Schemas['NotificationContent'] {
  return (
    card && {
      id: card.id,
      type: card.type as Schemas['CardType'],
      name: card.name,
      pictureUrl: pictureUrl(card.thumbnailId),
      topicId: card.topicId,
      fileFormat: card.fileFormat,
    }
  )
}
