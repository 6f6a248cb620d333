import type { HandlersOf } from '../contract/handlers.ts'
import * as jobs from '../jobs/wire.ts'
import { createUserChanges, previewUserChanges } from './user-changes-service.ts'
import * as wire from './wire.ts'

/** The operations of people that change many of them. */
export const userChangeHandlers: Pick<HandlersOf<'users'>, 'createUserChanges' | 'previewUserChanges'> = {
  async previewUserChanges({ call, query, body, respond }) {
    return respond(200, wire.changesPreview(await previewUserChanges(call, body, query), query.offset))
  },

  async createUserChanges({ call, body, respond }) {
    return respond(202, jobs.job(await createUserChanges(call, body)))
  },
}
