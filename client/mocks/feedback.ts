import {
  getCreateMyFeedbackMockHandler,
  getDeleteMyFeedbackMockHandler,
  getGetMyFeedbackMockHandler,
  getUpdateMyFeedbackMockHandler,
} from '../../generated/client/feedback/feedback.msw.ts'
import { answer } from './answer.ts'
import type { MockHub } from './hub.ts'
import { badInput, conflict, notFound } from './problems.ts'
import type { FeedbackRow, PersonRow } from './rows.ts'

const DONE = { success: true } as const

export function feedbackHandlers(hub: MockHub) {
  return [
    getCreateMyFeedbackMockHandler(
      answer(hub, 'createMyFeedback', ({ me, body }) => {
        if (!hub.meetingSkills.some(({ id, personId }) => id === body.refId && personId === me.id))
          throw badInput('unknown-reference', '/refId', 'There is no such skill in the analysis of your meetings.')
        if (hub.feedback.some(({ refId }) => refId === body.refId))
          throw conflict('conflict', 'You gave feedback on this skill already.')
        const now = hub.now().toISOString()
        const row = { comment: null, ...body, id: hub.newId(), personId: me.id, createdTime: now, updatedTime: now }
        hub.feedback.push(row)
        return { success: true as const, id: row.id }
      }),
    ),
    getGetMyFeedbackMockHandler(
      answer(hub, 'getMyFeedback', ({ me, params }) => {
        const { personId: userId, ...row } = mustBeMine(hub, me, params.feedbackId)
        return { ...row, userId, domainId: hub.hub.domain_id }
      }),
    ),
    getUpdateMyFeedbackMockHandler(
      answer(hub, 'updateMyFeedback', ({ me, params, body }) => {
        Object.assign(mustBeMine(hub, me, params.feedbackId), body, { updatedTime: hub.now().toISOString() })
        return DONE
      }),
    ),
    getDeleteMyFeedbackMockHandler(
      answer(hub, 'deleteMyFeedback', ({ me, params }) => {
        const mine = mustBeMine(hub, me, params.feedbackId)
        hub.feedback = hub.feedback.filter((row) => row !== mine)
        return DONE
      }),
    ),
  ]
}

/** @throws 404 also for what another person gave */
function mustBeMine(hub: MockHub, me: PersonRow, id: string): FeedbackRow {
  const row = hub.feedback.find((each) => each.id === id && each.personId === me.id)
  if (!row) throw notFound()
  return row
}
