import type { HandlersOf } from '../contract/handlers.ts'
import * as fields from './custom-field-service.ts'
import * as service from './service.ts'
import * as wire from './wire.ts'

/** The one about personal data is in profile/user-handlers.ts. */
export const userHandlers: Omit<HandlersOf<'users'>, 'createUserDataExport'> = {
  async createUsers({ call, body, respond }) {
    return respond(201, { success: true, users: await service.createUsers(call, body) })
  },

  async inviteUsers({ call, body, respond }) {
    return respond(200, { success: true, invitedCount: await service.inviteUsers(call, body.ids) })
  },

  async listCustomFields({ call, respond }) {
    return respond(200, wire.customFieldList(await fields.listCustomFields(call)))
  },

  async createCustomField({ call, body, respond }) {
    return respond(201, { success: true, id: await fields.createCustomField(call, body) })
  },

  async updateCustomField({ call, params, body, respond }) {
    await fields.updateCustomField(call, params.customFieldId, body)
    return respond(200, { success: true })
  },

  async deleteCustomField({ call, params, respond }) {
    await fields.deleteCustomField(call, params.customFieldId)
    return respond(200, { success: true })
  },
}
