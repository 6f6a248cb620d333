import type { components } from '../../../generated/server/schema.d.ts'
import { pageAnswer } from '../../contract/page-answer.ts'
import type { Page } from '../../db/page.ts'
import type { Session } from './session-service.ts'

export function sessionPage(page: Page<Session>, offset: number): components['schemas']['AssetSessionPage'] {
  return pageAnswer(page, offset, ({ startedAt, changedAt, ...session }) => ({
    ...session,
    startedTime: startedAt.toISOString(),
    changedTime: changedAt.toISOString(),
  }))
}
