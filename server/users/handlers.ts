import type { HandlersOf } from '../contract/handlers.ts'
import * as fields from './custom-field-service.ts'
import * as service from './service.ts'
import * as wire from './wire.ts'

/** The one about personal data is in profile/user-handlers.ts. */
export const userHandlers: Omit<HandlersOf<'users'>, 'createUserDataExport'> = {
  async createUsers({ call, body, respond }) {
    return respond(201, { success: true, users: await service.create(call, body) })
  },

  async inviteUsers({ call, body, respond }) {
    return respond(200, { success: true, invitedCount: await service.invite(call, body.ids) })
  },

  async listCustomFields({ call, respond }) {
    return respond(200, wire.customFieldList(await fields.listFields(call)))
  },

  async createCustomField({ call, body, respond }) {
    return respond(201, { success: true, id: await fields.createField(call, body) })
  },

  async updateCustomField({ call, params, body, respond }) {
    await fields.updateField(call, params.customFieldId, body)
    return respond(200, { success: true })
  },

  async deleteCustomField({ call, params, respond }) {
    await fields.deleteField(call, params.customFieldId)
    return respond(200, { success: true })
  },
}
