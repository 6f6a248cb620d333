import type { HandlersOf } from '../contract/handlers.ts'
import * as service from './service.ts'
import * as wire from './wire.ts'

export const feedbackHandlers: HandlersOf<'feedback'> = {
  async createMyFeedback({ call, body, respond }) {
    return respond(201, { success: true, id: await service.createMyFeedback(call, body) })
  },

  async getMyFeedback({ call, params, respond }) {
    return respond(200, wire.feedback(await service.getMyFeedback(call, params.feedbackId)))
  },

  async updateMyFeedback({ call, params, body, respond }) {
    await service.updateMyFeedback(call, params.feedbackId, body)
    return respond(200, { success: true })
  },

  async deleteMyFeedback({ call, params, respond }) {
    await service.deleteMyFeedback(call, params.feedbackId)
    return respond(200, { success: true })
  },
}
