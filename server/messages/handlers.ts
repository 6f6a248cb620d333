import type { HandlersOf } from '../contract/handlers.ts'
import { etag, versionFrom } from '../contract/etag.ts'
import * as requests from './request-service.ts'
import * as service from './service.ts'
import * as wire from './wire.ts'

export const messageHandlers: HandlersOf<'messages'> = {
  async createContentRequest({ call, body, respond }) {
    return respond(201, { success: true, id: await service.createContentRequest(call, body) })
  },

  async listContentRequests({ call, query, respond }) {
    return respond(200, wire.requestPage(await requests.listContentRequests(call, query), query.offset))
  },

  async getContentRequest({ call, params, respond }) {
    const request = await requests.getContentRequest(call, params.requestId)
    return respond(200, wire.request(request), { etag: etag(request.version) })
  },

  async updateContentRequest({ call, params, headers, body, respond }) {
    const expected = versionFrom(headers['if-match'])
    const version = await requests.updateContentRequest(call, params.requestId, expected, body)
    return respond(200, { success: true }, { etag: etag(version) })
  },

  async listMyContentRequests({ call, query, respond }) {
    return respond(200, wire.requestPage(await requests.listMyContentRequests(call, query), query.offset))
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
