import type { HandlersOf } from '../contract/handlers.ts'
import * as service from './record-store-service.ts'
import * as wire from './record-store-wire.ts'

/** The operations of hubs that say where statements are forwarded. */
export const recordStoreHandlers: Pick<
  HandlersOf<'hubs'>,
  'connectHubRecordStore' | 'deleteHubRecordStore' | 'getHubRecordStore'
> = {
  async getHubRecordStore({ call, respond }) {
    return respond(200, wire.recordStore(await service.getHubRecordStore(call)))
  },

  async connectHubRecordStore({ call, body, respond }) {
    await service.connectHubRecordStore(call, body)
    return respond(200, { success: true })
  },

  async deleteHubRecordStore({ call, respond }) {
    await service.deleteHubRecordStore(call)
    return respond(200, { success: true })
  },
}
