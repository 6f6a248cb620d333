import type { components } from '../../generated/server/schema.d.ts'
import { pageAnswer } from '../contract/page-answer.ts'
import type { ContentChangesPreview } from './content-changes-service.ts'
import type { ContentImportPreview } from './content-import-service.ts'

type Schemas = components['schemas']

export function changesPreview(
  { token, changedCount, unchangedCount, refusedCount, lossCount, ...page }: ContentChangesPreview,
  offset: number,
): Schemas['ContentChangesPreview'] {
  const counts = { changedCount, unchangedCount, refusedCount, lossCount }
  const items = pageAnswer(page, offset, ({ id, type, name, isChanged, obstacle }) => ({
    id,
    type,
    name,
    isChanged,
    obstacle,
  }))
  return { ...items, ...counts, previewToken: token }
}

export function importPreview(
  { counts, problems, token, ...page }: ContentImportPreview,
  offset: number,
): Schemas['ContentImportPreview'] {
  const { created, changed, unchanged, refused } = counts
  return {
    ...pageAnswer(page, offset, importRow),
    rowCount: created + changed + unchanged + refused,
    createdCount: created,
    changedCount: changed,
    unchangedCount: unchanged,
    refusedCount: refused,
    problems,
    previewToken: token,
  }
}

function importRow(row: ContentImportPreview['items'][number]): Schemas['ContentImportRow'] {
  const { line, id, type, name, outcome, problems, changes } = row
  return { row: line, id, type, name, outcome, problems, changes }
}
