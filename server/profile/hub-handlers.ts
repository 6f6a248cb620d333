import type { HandlersOf } from '../contract/handlers.ts'
import * as jobs from '../jobs/wire.ts'
import * as service from './hub-export-service.ts'
import * as wire from './wire.ts'

/** The operations of hubs that take all of one along. */
export const hubExportHandlers: Pick<HandlersOf<'hubs'>, 'createHubExport' | 'getHubExportFile' | 'listHubExports'> = {
  async listHubExports({ call, query, respond }) {
    return respond(200, wire.hubExportPage(await service.listHubExports(call, query), query.offset))
  },

  async createHubExport({ call, respond }) {
    return respond(202, jobs.job(await service.createHubExport(call)))
  },

  async getHubExportFile({ call, params, respond }) {
    const { stream, ...file } = await service.getHubExportFile(call, params.exportId)
    return respond(200, stream as never, wire.zipHeaders(wire.archiveFilename(call.hub.name, file.readyAt), file.size))
  },
}
