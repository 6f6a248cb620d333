import type { HandlersOf } from '../contract/handlers.ts'
import { createUserDataExport } from './export-service.ts'

/** The operation of users that is about their personal data. */
export const userProfileHandlers: Pick<HandlersOf<'users'>, 'createUserDataExport'> = {
  async createUserDataExport({ call, params, respond }) {
    return respond(202, { success: true, id: await createUserDataExport(call, params.userId) })
  },
}
