import type { HandlersOf } from '../contract/handlers.ts'
import { createRecommendations } from './recommend-service.ts'
import * as service from './service.ts'
import { deleteTeamShare } from './team-service.ts'
import * as wire from './wire.ts'

export const sharingHandlers: HandlersOf<'sharing'> = {
  async listMySharedContent({ call, query, respond }) {
    return respond(200, wire.page(await service.listMySharedContent(call, query), query.offset))
  },

  async dismissMySharedContent({ call, body, respond }) {
    await service.dismissMySharedContent(call, body)
    return respond(200, { success: true })
  },

  async restoreMySharedContent({ call, body, respond }) {
    await service.restoreMySharedContent(call, body)
    return respond(200, { success: true })
  },

  async getShareAudience({ call, query, respond }) {
    return respond(200, wire.audience(await service.getShareAudience(call, query)))
  },

  async createRecommendations({ call, body, respond }) {
    return respond(200, { success: true, ...(await createRecommendations(call, body)) })
  },

  async deleteTeamShare({ call, body, respond }) {
    await deleteTeamShare(call, body)
    return respond(200, { success: true })
  },
}
