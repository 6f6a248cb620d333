import type { HandlersOf } from '../contract/handlers.ts'
import { exportFor } from '../profile/export-service.ts'
import * as fields from './custom-field-service.ts'
import * as service from './service.ts'
import * as wire from './wire.ts'

export const userHandlers: HandlersOf<'users'> = {
  async createUsers({ call, body, respond }) {
    return respond(201, { success: true, users: await service.create(call, body) })
  },

  async inviteUsers({ call, body, respond }) {
    return respond(200, { success: true, invitedCount: await service.invite(call, body.ids) })
  },

  async createUserDataExport({ call, params, respond }) {
    return respond(202, { success: true, id: await exportFor(call, params.userId) })
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
