import type { components } from '../../generated/server/schema.d.ts'
import type { FeedbackRow } from './store.ts'

type Schemas = components['schemas']

export function feedback(row: FeedbackRow): Schemas['Feedback'] {
  return {
    id: row.id,
    domainId: row.domainId,
    userId: row.memberId,
    refId: row.refId,
    rating: row.rating,
    comment: row.comment,
    type: row.type as Schemas['FeedbackType'],
    createdTime: row.createdAt.toISOString(),
    updatedTime: row.updatedAt.toISOString(),
  }
}
