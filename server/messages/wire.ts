import type { components } from '../../generated/server/schema.d.ts'
import { pageAnswer } from '../contract/page-answer.ts'
import type { Page } from '../db/page.ts'
import type { MessageRow } from './store.ts'
import { author, person } from '../users/wire.ts'
import type { ContentRequest } from './request-service.ts'

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

export function requestPage(page: Page<ContentRequest>, offset: number): Schemas['ContentRequestPage'] {
  return pageAnswer(page, offset, request)
}

export function request(row: ContentRequest): Schemas['ContentRequest'] {
  return {
    id: row.id,
    name: row.name,
    content: row.content,
    state: row.state,
    author: author(row.author),
    answer: row.answer,
    answeredBy: author(row.answeredBy),
    answeredTime: row.answeredAt?.toISOString() ?? null,
    contents: row.contents.map(({ id, type, name }) => ({ id, type: type as Schemas['ContentType'], name })),
    createdTime: row.createdAt.toISOString(),
  }
}
