import type { components } from '../../generated/server/schema.d.ts'
import { displayName } from '../auth/identity.ts'
import { nextOffset, type Page } from '../contract/page.ts'
import { pictureUrl } from '../files/picture-url.ts'
import type { MessageRow } from './store.ts'

type Schemas = components['schemas']

export function page({ items, total }: Page<MessageRow>, offset: number): Schemas['MessagePage'] {
  return { items: items.map(message), total, nextOffset: nextOffset(offset, items.length, total) }
}

/** What is no request has a subject and a text, and a request has all of its own: the table sees to both. */
function message(row: MessageRow): Schemas['Message'] {
  const common = { id: row.id, read: row.isRead, createdTime: row.createdAt.toISOString() }
  if (!row.requestId) return { ...common, type: 'hub', subject: row.subject!, text: row.body! }
  return {
    ...common,
    type: 'contentRequest',
    requestId: row.requestId,
    author: author(row),
    name: row.name!,
    content: row.content!,
  }
}

function author(row: MessageRow): Schemas['Person'] {
  const name = displayName({
    firstName: row.authorFirstName!,
    lastName: row.authorLastName!,
    email: row.authorEmail!,
  })
  return { id: row.authorId!, displayName: name, pictureUrl: pictureUrl(row.authorPictureId) }
}
