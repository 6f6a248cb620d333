import type { components } from '../../generated/server/schema.d.ts'
import { pageAnswer } from '../contract/page-answer.ts'
import type { ImportPreview } from './user-import-service.ts'
import type { UserChangesPreview } from './user-changes-service.ts'

type Schemas = components['schemas']

export function changesPreview(
  { token, changedCount, unchangedCount, refusedCount, ...page }: UserChangesPreview,
  offset: number,
): Schemas['UserChangesPreview'] {
  const counts = { changedCount, unchangedCount, refusedCount }
  return { ...pageAnswer(page, offset, (row) => row), ...counts, previewToken: token }
}

export function importPreview(preview: ImportPreview, offset: number): Schemas['UserImportPreview'] {
  const { columns, rowCount, counts, missingCount, invitedCount, problems, token } = preview
  return {
    ...pageAnswer(preview, offset, (row) => row),
    columns,
    rowCount,
    createdCount: counts.created,
    changedCount: counts.changed,
    suspendedCount: counts.suspended,
    unchangedCount: counts.unchanged,
    refusedCount: counts.refused,
    missingCount,
    invitedCount,
    problems,
    previewToken: token,
  }
}
