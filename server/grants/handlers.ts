import type { HandlersOf } from '../contract/handlers.ts'
import { pageAnswer } from '../contract/page-answer.ts'
import * as grants from './grant-service.ts'
import * as wire from './wire.ts'

type GrantCall = 'listContentGrants' | 'createContentGrant' | 'acceptContentGrant' | 'deleteContentGrant'

/** The hubs' calls about content that they share with each other. */
export const grantHandlers: Pick<HandlersOf<'hubs'>, GrantCall> = {
  async listContentGrants({ call, query, respond }) {
    return respond(200, pageAnswer(await grants.listContentGrants(call, query), query.offset, wire.contentGrant))
  },

  async createContentGrant({ call, body, respond }) {
    return respond(201, { success: true, id: await grants.createContentGrant(call, body) })
  },

  async acceptContentGrant({ call, params, respond }) {
    await grants.acceptContentGrant(call, params.grantId)
    return respond(200, { success: true })
  },

  async deleteContentGrant({ call, params, respond }) {
    await grants.deleteContentGrant(call, params.grantId)
    return respond(200, { success: true })
  },
}
