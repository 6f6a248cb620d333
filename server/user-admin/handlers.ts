import type { HandlersOf } from '../contract/handlers.ts'
import { csvHeaders } from '../audit/wire.ts'
import * as jobs from '../jobs/wire.ts'
import { exportUsers } from './user-export-service.ts'
import { getUserImportColumns } from './user-import-plan-service.ts'
import { createUserImport, previewUserImport } from './user-import-service.ts'
import { createUserChanges, previewUserChanges } from './user-changes-service.ts'
import * as wire from './wire.ts'

type Operation =
  | 'createUserChanges'
  | 'createUserImport'
  | 'exportUsers'
  | 'getUserImportColumns'
  | 'previewUserChanges'
  | 'previewUserImport'

/** The operations of people that change many of them. */
export const userChangeHandlers: Pick<HandlersOf<'users'>, Operation> = {
  async previewUserChanges({ call, query, body, respond }) {
    return respond(200, wire.changesPreview(await previewUserChanges(call, body, query), query.offset))
  },

  async createUserChanges({ call, body, respond }) {
    return respond(202, jobs.job(await createUserChanges(call, body)))
  },

  async getUserImportColumns({ call, query, respond }) {
    return respond(200, await getUserImportColumns(call, query.fileId))
  },

  async previewUserImport({ call, query, body, respond }) {
    return respond(200, wire.importPreview(await previewUserImport(call, body, query), query.offset))
  },

  async createUserImport({ call, body, respond }) {
    return respond(202, jobs.job(await createUserImport(call, body)))
  },

  async exportUsers({ call, query, respond }) {
    return respond(200, (await exportUsers(call, query)) as never, csvHeaders('people.csv', query.attachment))
  },
}
