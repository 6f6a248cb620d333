import type { components } from '../../generated/server/schema.d.ts'
import { pageAnswer } from '../contract/page.ts'
import type { UserChangesPreview } from './user-changes-service.ts'

type Schemas = components['schemas']

export function changesPreview(
  { token, changedCount, unchangedCount, refusedCount, ...page }: UserChangesPreview,
  offset: number,
): Schemas['UserChangesPreview'] {
  const counts = { changedCount, unchangedCount, refusedCount }
  return { ...pageAnswer(page, offset, (row) => row), ...counts, previewToken: token }
}
