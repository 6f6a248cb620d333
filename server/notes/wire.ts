import type { components } from '../../generated/server/schema.d.ts'
import { pageAnswer } from '../contract/page-answer.ts'
import type { Page } from '../db/page.ts'
import type { NotePosition } from './rules.ts'
import type { NoteRow } from './store.ts'

type Schemas = components['schemas']

export function page(found: Page<NoteRow>, offset: number): Schemas['NotePage'] {
  return pageAnswer(found, offset, note)
}

export function note(row: NoteRow): Schemas['Note'] {
  return {
    id: row.id,
    contentId: row.contentId,
    contentName: row.contentName,
    position: positionOf(row),
    text: row.text,
    createdTime: row.createdAt.toISOString(),
    updatedTime: row.updatedAt.toISOString(),
  }
}

function positionOf({ seconds, page }: NoteRow): NotePosition {
  if (seconds !== null) return { seconds }
  return page === null ? null : { page }
}
