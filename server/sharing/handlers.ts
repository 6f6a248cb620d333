import type { HandlersOf } from '../contract/handlers.ts'
import { recommend } from './recommend-service.ts'
import * as service from './service.ts'
import { endTeamShare } from './team-service.ts'
import * as wire from './wire.ts'

export const sharingHandlers: HandlersOf<'sharing'> = {
  async listMySharedContent({ call, query, respond }) {
    return respond(200, wire.page(await service.listMine(call, query), query.offset))
  },

  async dismissMySharedContent({ call, body, respond }) {
    await service.dismissMine(call, body)
    return respond(200, { success: true })
  },

  async getShareAudience({ call, query, respond }) {
    return respond(200, wire.audience(await service.findAudience(call, query)))
  },

  async createRecommendations({ call, body, respond }) {
    return respond(200, { success: true, ...(await recommend(call, body)) })
  },

  async deleteTeamShare({ call, body, respond }) {
    await endTeamShare(call, body)
    return respond(200, { success: true })
  },
}
