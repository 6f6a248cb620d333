import type { HandlersOf } from '../contract/handlers.ts'
import * as service from './service.ts'
import * as wire from './wire.ts'

/** The operations of hubs about their names. */
export const hubHostnameHandlers: Pick<
  HandlersOf<'hubs'>,
  'listHubHostnames' | 'createHubHostname' | 'testHubHostname' | 'updateHubPrimaryHostname' | 'deleteHubHostname'
> = {
  async listHubHostnames({ call, query, respond }) {
    return respond(200, wire.hostnamePage(await service.listHubHostnames(call, query), query.offset, call.hostname))
  },

  async createHubHostname({ call, body, respond }) {
    return respond(201, wire.hostname(await service.createHubHostname(call, body.hostname), call.hostname))
  },

  async testHubHostname({ call, params, respond }) {
    return respond(200, wire.hostname(await service.testHubHostname(call, params.hostname), call.hostname))
  },

  async updateHubPrimaryHostname({ call, params, respond }) {
    await service.updateHubPrimaryHostname(call, params.hostname)
    return respond(200, { success: true })
  },

  async deleteHubHostname({ call, params, query, respond }) {
    await service.deleteHubHostname(call, params.hostname, query.acceptsCurrent)
    return respond(200, { success: true })
  },
}
