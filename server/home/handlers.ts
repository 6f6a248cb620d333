import type { HandlersOf } from '../contract/handlers.ts'
import { listMyRecommendations } from './recommendation-service.ts'
import { getMyContentStats } from './service.ts'
import * as wire from './wire.ts'

/** The operations of content that gather what other nouns know. */
export const homeHandlers: Pick<HandlersOf<'content'>, 'getMyContentStats' | 'listMyRecommendations'> = {
  async getMyContentStats({ call, respond }) {
    return respond(200, wire.stats(await getMyContentStats(call)))
  },

  async listMyRecommendations({ call, query, respond }) {
    return respond(200, wire.recommendationPage(await listMyRecommendations(call, query), query.offset))
  },
}
