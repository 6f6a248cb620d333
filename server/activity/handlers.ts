import type { HandlersOf } from '../contract/handlers.ts'
import { listMyActivity, listUserActivity } from './service.ts'
import * as wire from './wire.ts'

export const activityHandlers: HandlersOf<'activity'> = {
  async listMyActivity({ call, query, respond }) {
    return respond(200, wire.page(await listMyActivity(call, query), query.offset))
  },

  async listUserActivity({ call, params, query, respond }) {
    return respond(200, wire.page(await listUserActivity(call, params.userId, query), query.offset))
  },
}
