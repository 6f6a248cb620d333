import type { HandlersOf } from '../contract/handlers.ts'
import * as service from './service.ts'
import * as wire from './wire.ts'

export const hubHandlers: HandlersOf<'hubs'> = {
  async getHub({ call, respond }) {
    return respond(200, wire.hubPublic(call.hub))
  },

  async listMyHubs({ call, query, respond }) {
    return respond(200, wire.hubPage(await service.listMyHubs(call, query), query.offset, call.hub))
  },

  async listUserHubs({ call, params, query, respond }) {
    const page = await service.listUserHubs(call, params.userId, query)
    return respond(200, wire.hubPage(page, query.offset, call.hub))
  },
}
