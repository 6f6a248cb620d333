import type { HandlersOf } from '../contract/handlers.ts'
import * as service from './service.ts'
import * as wire from './wire.ts'

export const messageHandlers: HandlersOf<'messages'> = {
  async createContentRequest({ call, body, respond }) {
    return respond(201, { success: true, id: await service.createContentRequest(call, body) })
  },

  async listMyMessages({ call, query, respond }) {
    return respond(200, wire.page(await service.listMyMessages(call, query), query.offset))
  },

  async updateMyMessages({ call, body, respond }) {
    await service.updateMyMessages(call, body.read)
    return respond(200, { success: true })
  },

  async updateMyMessage({ call, params, body, respond }) {
    await service.updateMyMessage(call, params.id, body.read)
    return respond(200, { success: true })
  },
}
