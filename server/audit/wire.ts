import type { components } from '../../generated/server/schema.d.ts'
import { disposition } from '../contract/disposition.ts'
import type { Change } from './change.sql.ts'

/** Entries of the lists of changes, in the contract's shape. */

type Schemas = components['schemas']

/** Of a value that was changed, so much is shown. */
const MAX_VALUE = 4_000
const MAX_DETAILS = 100

/** A change with the thing that it is about. */
export function change<T extends string>(row: Change & { type: T; isItemDeleted: boolean }) {
  const item = { type: row.type, id: row.itemId!, name: row.name, isDeleted: row.isItemDeleted }
  return { ...entry(row), item }
}

/** What an entry says whatever it is about. */
export function entry(row: Change) {
  return {
    id: row.id,
    action: row.action as Schemas['ChangelogAction'],
    changeTime: row.changedAt.toISOString(),
    author: row.authorName === null ? null : changeAuthor(row),
    details: detailsOf(row),
  }
}

function changeAuthor({ authorId, authorName, authorEmail, isAuthorDeleted }: Change): Schemas['ChangelogAuthor'] {
  return { id: authorId!, name: authorName!, email: authorEmail!, isDeleted: isAuthorDeleted! }
}

function detailsOf({ details }: Change): Schemas['ChangelogDetails'] {
  const all = details as { property: string; oldValue: unknown; value: unknown }[]
  return all.slice(0, MAX_DETAILS).map(({ property, oldValue, value }) => ({
    property: property.slice(0, 100),
    oldValue: asText(oldValue),
    value: asText(value),
  }))
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, MAX_VALUE)
}

/** The columns of a table of changes. @param item what the thing is called in them */
export function changeColumns(item: string): string[] {
  return ['id', 'time', 'action', `${item}Id`, 'type', item, 'authorId', 'author', 'details']
}

/** A change as a row of that table. */
export function changeCells(item: string, row: Change & { type: string }): Record<string, string | null> {
  const { id, action, changeTime, author, details } = entry(row)
  return {
    id,
    time: changeTime,
    action,
    [`${item}Id`]: row.itemId,
    type: row.type,
    [item]: row.name,
    authorId: author?.id ?? null,
    author: author?.name ?? null,
    details: details
      .map(({ property, oldValue, value }) => `${property}: ${oldValue ?? ''} → ${value ?? ''}`)
      .join('; '),
  }
}

/** The headers of a table of changes. */
export function csvHeaders(filename: string, isAttachment: boolean) {
  return {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': disposition(isAttachment ? 'attachment' : 'inline', filename),
    'cache-control': 'no-store',
  }
}
