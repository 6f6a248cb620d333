import type { HandlersOf } from '../contract/handlers.ts'
import * as jobs from '../jobs/wire.ts'
import { createContentChanges, previewContentChanges } from './content-changes-service.ts'
import * as wire from './wire.ts'

/** The operations of content that change much of it. */
export const contentChangeHandlers: Pick<HandlersOf<'content'>, 'createContentChanges' | 'previewContentChanges'> = {
  async previewContentChanges({ call, query, body, respond }) {
    return respond(200, wire.changesPreview(await previewContentChanges(call, body, query), query.offset))
  },

  async createContentChanges({ call, body, respond }) {
    return respond(202, jobs.job(await createContentChanges(call, body)))
  },
}
