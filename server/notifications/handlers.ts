import type { HandlersOf } from '../contract/handlers.ts'
import * as service from './service.ts'
import * as wire from './wire.ts'

export const notificationHandlers: HandlersOf<'notifications'> = {
  async listMyNotifications({ call, query, respond }) {
    return respond(200, wire.page(await service.listMyNotifications(call, query), query.offset))
  },

  async updateMyNotifications({ call, body, respond }) {
    return respond(200, { success: true, unreadCount: await service.updateMyNotifications(call, body) })
  },

  async updateMyNotification({ call, params, body, respond }) {
    const unreadCount = await service.updateMyNotification(call, params.notificationId, body.read)
    return respond(200, { success: true, unreadCount })
  },
}
