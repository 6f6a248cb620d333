import type { HandlersOf } from '../contract/handlers.ts'
import * as service from './service.ts'
import * as wire from './wire.ts'

export const commentHandlers: HandlersOf<'comments'> = {
  async listMyContentComments({ call, params, query, respond }) {
    return respond(200, wire.page(await service.listMyContentComments(call, params.contentId, query), query.offset))
  },

  async createMyContentComment({ call, params, body, respond }) {
    return respond(201, wire.created(await service.createMyContentComment(call, params.contentId, body), call.caller))
  },

  async updateMyContentComment({ call, params, body, respond }) {
    await service.updateMyContentComment(call, params.contentId, params.commentId, body)
    return respond(200, { success: true })
  },

  async deleteMyContentComment({ call, params, respond }) {
    await service.deleteMyContentComment(call, params.contentId, params.commentId)
    return respond(200, { success: true })
  },

  async restoreMyContentComment({ call, params, respond }) {
    await service.restoreMyContentComment(call, params.contentId, params.commentId)
    return respond(200, { success: true })
  },

  async getMyContentSubscription({ call, params, respond }) {
    return respond(200, { isSubscribed: await service.getMyContentSubscription(call, params.contentId) })
  },

  async updateMyContentSubscription({ call, params, body, respond }) {
    await service.updateMyContentSubscription(call, params.contentId, body.isSubscribed)
    return respond(200, { success: true })
  },
}
