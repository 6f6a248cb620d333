import type { HandlersOf } from '../contract/handlers.ts'
import * as outbox from './outbox-service.ts'
import * as wire from './wire.ts'

export const emailHandlers: HandlersOf<'emails'> = {
  async listEmails({ call, query, respond }) {
    return respond(200, wire.page(await outbox.listEmails(call, query), query))
  },

  async getEmail({ call, params, respond }) {
    return respond(200, wire.details(await outbox.getEmail(call, params.emailId)))
  },
}
