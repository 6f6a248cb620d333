import type { components } from '../../generated/server/schema.d.ts'
import type { PageAfter } from '../contract/after.ts'
import { pageAfterAnswer, pageAnswer } from '../contract/page-answer.ts'
import { slicePage, type Page, type PageQuery } from '../db/page.ts'
import { displayName } from '../users/rules.ts'
import type { Change } from './rules.ts'
import type { Job } from './service.ts'
import type { ItemRow } from './store.ts'

type Schemas = components['schemas']

export function job(row: Job): Schemas['Job'] {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    createdBy: row.createdBy && { id: row.createdBy.id, displayName: displayName(row.createdBy) },
    createdTime: row.createdAt.toISOString(),
    startedTime: row.startedAt?.toISOString() ?? null,
    endedTime: row.endedAt?.toISOString() ?? null,
    total: row.total,
    doneCount: row.doneCount,
    skippedCount: row.skippedCount,
    failedCount: row.failedCount,
    canCancel: row.canCancel,
    canUndo: row.canUndo,
    undoableUntil: row.undoableUntil?.toISOString() ?? null,
    undoes: row.undoes,
    undoneBy: row.undoneBy,
    result: row.result,
  }
}

export function jobPage(
  page: PageAfter<Job>,
  query: { offset: number; after?: string | undefined },
): Schemas['JobPage'] {
  return pageAfterAnswer(page, query, job)
}

export function itemPage(page: Page<ItemRow>, offset: number): Schemas['JobItemPage'] {
  return pageAnswer(page, offset, (row) => row)
}

/** A page of what a change would touch. @param token what previewToken gave for it */
export function changePreviewPage(
  { items }: Pick<Change, 'items'>,
  query: PageQuery,
  token: string,
): Schemas['ChangePreviewPage'] {
  return {
    ...pageAnswer(slicePage(items, query), query.offset, ({ type, id, name }) => ({ type, id, name })),
    previewToken: token,
  }
}
