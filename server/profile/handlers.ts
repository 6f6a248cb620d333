import type { HandlersOf } from '../contract/handlers.ts'
import * as dataExports from './export-service.ts'
import * as jobs from '../jobs/wire.ts'
import * as service from './service.ts'
import * as wire from './wire.ts'

export const profileHandlers: HandlersOf<'profile'> = {
  async getMyProfile({ call, respond }) {
    return respond(200, wire.profile(await service.getMyProfile(call)))
  },

  async updateMyProfile({ call, body, respond }) {
    await service.updateMyProfile(call, { firstName: body.first_name, lastName: body.last_name })
    return respond(200, { success: true })
  },

  async deleteMyProfilePicture({ call, respond }) {
    await service.deleteMyProfilePicture(call)
    return respond(200, { success: true })
  },

  async updateMyCustomFields({ call, body, respond }) {
    return respond(200, { success: true, openCompleteProfile: await service.updateMyCustomFields(call, body.fields) })
  },

  async updateMyLanguage({ call, body, respond }) {
    await service.updateMyLanguage(call, body.language)
    return respond(200, { success: true })
  },

  async getUserPicture({ call, params, query, respond }) {
    const pictureId = await service.getUserPicture(call, params.userId)
    return respond(302, undefined, { location: wire.pictureLocation(pictureId, query.size) })
  },

  async deleteUserPicture({ call, params, respond }) {
    await service.deleteUserPicture(call, params.userId)
    return respond(200, { success: true })
  },

  async getMySettings({ call, respond }) {
    return respond(200, wire.settings(await service.getMySettings(call)))
  },

  async updateMySettings({ call, body, respond }) {
    await service.updateMySettings(call, body)
    return respond(200, { success: true })
  },

  async createMyDataExport({ call, respond }) {
    return respond(202, jobs.job(await dataExports.createMyDataExport(call)))
  },

  async getMyDataExport({ call, params, respond }) {
    return respond(200, wire.dataExport(await dataExports.getMyDataExport(call, params.exportId)))
  },

  async getMyDataExportFile({ call, params, respond }) {
    const { stream, size, readyAt } = await dataExports.getMyDataExportFile(call, params.exportId)
    return respond(200, stream as never, wire.zipHeaders(wire.exportFilename(call.hub.name, readyAt), size))
  },
}
