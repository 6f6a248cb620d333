import type { HandlersOf } from '../contract/handlers.ts'
import * as service from './service.ts'
import * as wire from './wire.ts'

/** The operations of hubs that end one. */
export const hubDeletionHandlers: Pick<
  HandlersOf<'hubs'>,
  'createHubDeletion' | 'deleteHubDeletion' | 'getHubDeletion'
> = {
  async getHubDeletion({ call, respond }) {
    return respond(200, wire.hubDeletion(await service.getHubDeletion(call)))
  },

  async createHubDeletion({ call, body, respond }) {
    return respond(200, wire.hubDeletion(await service.createHubDeletion(call, body.confirmation)))
  },

  async deleteHubDeletion({ call, respond }) {
    await service.deleteHubDeletion(call)
    return respond(200, { success: true })
  },
}
