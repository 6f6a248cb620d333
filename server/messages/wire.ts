import type { components } from '../../generated/server/schema.d.ts'
import { pageAnswer } from '../contract/page.ts'
import type { Page } from '../db/page.ts'
import type { MessageRow } from './store.ts'
import { person } from '../users/wire.ts'

type Schemas = components['schemas']

export function page(page: Page<MessageRow>, offset: number): Schemas['MessagePage'] {
  return pageAnswer(page, offset, message)
}

/** What is no request has a subject and a text, and a request has all of its own: the table sees to both. */
function message(row: MessageRow): Schemas['Message'] {
  const common = { id: row.id, read: row.isRead, createdTime: row.createdAt.toISOString() }
  if (!row.requestId) return { ...common, type: 'hub', subject: row.subject!, text: row.body! }
  return {
    ...common,
    type: 'contentRequest',
    requestId: row.requestId,
    author: person(row.author!),
    name: row.name!,
    content: row.content!,
  }
}
