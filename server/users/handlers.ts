import type { HandlersOf } from '../contract/handlers.ts'
import * as service from './service.ts'

export const userHandlers: HandlersOf<'users'> = {
  async createUsers({ call, body, respond }) {
    return respond(201, { success: true, users: await service.create(call, body) })
  },

  async inviteUsers({ call, body, respond }) {
    return respond(200, { success: true, invitedCount: await service.invite(call, body.ids) })
  },
}
