import type { HandlersOf } from '../contract/handlers.ts'
import * as jobs from '../jobs/wire.ts'
import { eraseUser } from './erasure-service.ts'
import { createUserDataExport } from './export-service.ts'

/** The operations of users that are about their personal data. */
export const userProfileHandlers: Pick<HandlersOf<'users'>, 'createUserDataExport' | 'eraseUser'> = {
  async createUserDataExport({ call, params, respond }) {
    return respond(202, jobs.job(await createUserDataExport(call, params.userId)))
  },

  async eraseUser({ call, params, body, respond }) {
    return respond(202, jobs.job(await eraseUser(call, params.userId, body.confirmation)))
  },
}
