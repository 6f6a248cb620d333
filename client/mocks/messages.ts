import type { Message } from '../../generated/client/model/message.ts'
import {
  getCreateContentRequestMockHandler,
  getListMyMessagesMockHandler,
  getUpdateMyMessageMockHandler,
  getUpdateMyMessagesMockHandler,
} from '../../generated/client/messages/messages.msw.ts'
import { CONTENT_RIGHTS } from '../../server/messages/rules.ts'
import { displayName, privilegesOf } from './access.ts'
import { answer, pageOf } from './answer.ts'
import { authorOf } from './cards.ts'
import { queueMail } from './emails.ts'
import type { MockHub } from './hub.ts'
import { notFound } from './problems.ts'
import type { MessageRow, PersonRow } from './rows.ts'

const DONE = { success: true } as const

export function messagesHandlers(hub: MockHub) {
  return [
    getCreateContentRequestMockHandler(
      answer(hub, 'createContentRequest', ({ me, body }) => {
        const request = { id: hub.newId(), authorId: me.id, ...body }
        const about = { actorName: displayName(me), wish: body.name, message: body.content }
        for (const person of hub.people) {
          if (!CONTENT_RIGHTS.some((right) => privilegesOf(person).includes(right))) continue
          hub.messages.push({
            id: hub.newId(),
            personId: person.id,
            request,
            subject: '',
            text: '',
            createdTime: hub.now().toISOString(),
            isRead: false,
          })
          if (person.id !== me.id && person.notification_channel === 'email')
            queueMail(hub, person, { template: 'request', about, path: '/messages' })
        }
        return { success: true as const, id: request.id }
      }),
    ),
    getListMyMessagesMockHandler(
      answer(hub, 'listMyMessages', ({ me, query }) => {
        const rows = messagesOf(hub, me)
          .filter(({ isRead }) => isRead === (query.read ?? isRead))
          .sort((a, b) => b.createdTime.localeCompare(a.createdTime) || b.id.localeCompare(a.id))
        const { items, ...page } = pageOf(rows, query)
        return { items: items.map((row) => messageOf(hub, row)), ...page }
      }),
    ),
    getUpdateMyMessagesMockHandler(
      answer(hub, 'updateMyMessages', ({ me, body }) => {
        for (const row of messagesOf(hub, me)) row.isRead = body.read
        return DONE
      }),
    ),
    getUpdateMyMessageMockHandler(
      answer(hub, 'updateMyMessage', ({ me, params, body }) => {
        const row = messagesOf(hub, me).find(({ id }) => id === params.id)
        if (!row) throw notFound()
        row.isRead = body.read
        return DONE
      }),
    ),
  ]
}

function messagesOf(hub: MockHub, { id }: PersonRow): MessageRow[] {
  return hub.messages.filter(({ personId }) => personId === id)
}

function messageOf(hub: MockHub, { id, createdTime, isRead, request, subject, text }: MessageRow): Message {
  const common = { id, read: isRead, createdTime }
  if (!request) return { ...common, type: 'hub', subject, text }
  const { authorId, name, content } = request
  return { ...common, type: 'contentRequest', requestId: request.id, author: authorOf(hub, authorId)!, name, content }
}
