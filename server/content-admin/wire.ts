import type { components } from '../../generated/server/schema.d.ts'
import { pageAnswer } from '../contract/page.ts'
import type { ContentChangesPreview } from './content-changes-service.ts'

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
