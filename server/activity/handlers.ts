import type { HandlersOf } from '../contract/handlers.ts'
import { attemptPage } from '../assets/wire.ts'
import { sessionPage } from '../assets/attempts/session-wire.ts'
import * as jobs from '../jobs/wire.ts'
import { listCompletions, listMyCompletions, listUserCompletions } from './completion-service.ts'
import { listUserAssetAttempts, listUserAssetSessions } from './attempt-report-service.ts'
import { createCompletionImport, previewCompletionImport } from './completion-import-service.ts'
import { listMyActivity, listUserActivity } from './service.ts'
import * as wire from './wire.ts'

export const activityHandlers: HandlersOf<'activity'> = {
  async listMyActivity({ call, query, respond }) {
    return respond(200, wire.page(await listMyActivity(call, query), query.offset))
  },

  async listCompletions({ call, query, respond }) {
    return respond(200, wire.recordedPage(await listCompletions(call, query), query.offset))
  },

  async previewCompletionImport({ call, query, body, respond }) {
    const preview = await previewCompletionImport(call, body.fileId, query)
    return respond(200, wire.importPreview(preview, query.offset))
  },

  async createCompletionImport({ call, body, respond }) {
    return respond(202, jobs.job(await createCompletionImport(call, body)))
  },

  async listMyCompletions({ call, query, respond }) {
    return respond(200, wire.completionPage(await listMyCompletions(call, query), query.offset))
  },

  async listUserCompletions({ call, params, query, respond }) {
    const found = await listUserCompletions(call, params.userId, query)
    return respond(200, wire.completionPage(found, query.offset))
  },

  async listUserAssetAttempts({ call, params, query, respond }) {
    return respond(200, attemptPage(await listUserAssetAttempts(call, params, query), query.offset))
  },

  async listUserAssetSessions({ call, params, query, respond }) {
    return respond(200, sessionPage(await listUserAssetSessions(call, params, query), query.offset))
  },

  async listUserActivity({ call, params, query, respond }) {
    return respond(200, wire.page(await listUserActivity(call, params.userId, query), query.offset))
  },
}
