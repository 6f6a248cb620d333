import { recordAudit } from '../audit/service.ts'
import type { Call } from '../context.ts'
import { notFound } from '../contract/problems.ts'
import { readPage, type Page, type PageQuery } from '../db/page.ts'
import type { Job } from '../jobs/service.ts'
import { recordSecurityEvent } from '../security/service.ts'
import * as archives from './archive-store.ts'
import { beginExport, openExportFile, type ExportFile } from './export-service.ts'
import * as store from './export-store.ts'
import { statusOf } from './rules.ts'

/** Files with a whole hub, which belong to all admins who may see what is in them. */

export type HubExport = archives.HubExportRow

/** Has a file made with the whole hub. While one is being made, it stays that one, whoever asked for it. */
export function createHubExport(call: Call): Promise<Job> {
  const { name } = call.hub
  return beginExport(call, {
    kind: 'createHubExport',
    memberId: null,
    item: { type: 'hub', id: null, name },
    async record(call, id) {
      await recordSecurityEvent(call, { type: 'hubExportRequested', memberId: null })
      await recordAudit(call, { action: 'CREATE', objectType: 'hubExport', objectId: id, objectName: name })
    },
  })
}

export async function listHubExports({ db, context }: Call, query: PageQuery): Promise<Page<HubExport>> {
  const { items, total } = await readPage(archives.listHubExports(db, query), archives.countHubExports(db))
  return { total, items: items.map((row) => ({ ...row, status: statusOf(row, context.now()) })) }
}

/** @throws 404, also once its time is over, 409 `file-not-ready` */
export async function getHubExportFile(call: Call, exportId: string): Promise<ExportFile> {
  const row = await store.findExport(call.db, exportId)
  if (row?.memberId !== null) throw notFound()
  const file = await openExportFile(call, row)
  await recordSecurityEvent(call, { type: 'hubExportDownloaded', memberId: null })
  return file
}
