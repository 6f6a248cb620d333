import { csvHeaders } from '../audit/wire.ts'
import { etag } from '../contract/etag.ts'
import type { HandlersOf } from '../contract/handlers.ts'
import * as jobs from '../jobs/wire.ts'
import { createContentChanges, previewContentChanges } from './content-changes-service.ts'
import { exportContent } from './content-export-service.ts'
import { createContentImport, exportContentImportProblems, previewContentImport } from './content-import-service.ts'
import { undoContentChange } from './undo-change-service.ts'
import * as wire from './wire.ts'

type Operation =
  | 'createContentChanges'
  | 'createContentImport'
  | 'exportContent'
  | 'exportContentImportProblems'
  | 'previewContentChanges'
  | 'previewContentImport'
  | 'undoContentChange'

/** The operations of content that change much of it. */
export const contentChangeHandlers: Pick<HandlersOf<'content'>, Operation> = {
  async previewContentChanges({ call, query, body, respond }) {
    return respond(200, wire.changesPreview(await previewContentChanges(call, body, query), query.offset))
  },

  async createContentChanges({ call, body, respond }) {
    return respond(202, jobs.job(await createContentChanges(call, body)))
  },

  async undoContentChange({ call, params, body, respond }) {
    const version = await undoContentChange(call, params.changeId, body)
    return respond(200, { success: true }, { etag: etag(version) })
  },

  async previewContentImport({ call, query, body, respond }) {
    return respond(200, wire.importPreview(await previewContentImport(call, body, query), query.offset))
  },

  async createContentImport({ call, body, respond }) {
    return respond(202, jobs.job(await createContentImport(call, body)))
  },

  async exportContentImportProblems({ call, query, respond }) {
    const headers = csvHeaders('content-to-correct.csv', query.attachment)
    return respond(200, (await exportContentImportProblems(call, query)) as never, headers)
  },

  async exportContent({ call, query, teams, respond }) {
    const headers = csvHeaders(`${query.kind}s.csv`, query.attachment)
    return respond(200, (await exportContent(call, query, teams)) as never, headers)
  },
}
