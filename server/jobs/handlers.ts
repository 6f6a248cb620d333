import type { HandlersOf } from '../contract/handlers.ts'
import * as service from './service.ts'
import * as wire from './wire.ts'

export const jobHandlers: HandlersOf<'jobs'> = {
  async listJobs({ call, query, respond }) {
    return respond(200, wire.jobPage(await service.listJobs(call, query), query))
  },

  async getJob({ call, params, respond }) {
    return respond(200, wire.job(await service.getJob(call, params.jobId)))
  },

  async listJobItems({ call, params, query, respond }) {
    return respond(200, wire.itemPage(await service.listJobItems(call, params.jobId, query), query.offset))
  },

  async cancelJob({ call, params, respond }) {
    return respond(200, wire.job(await service.cancelJob(call, params.jobId)))
  },

  async undoJob({ call, params, respond }) {
    return respond(202, wire.job(await service.undoJob(call, params.jobId)))
  },
}
