import { HttpResponse } from 'msw'
import {
  getCreateMyDataExportMockHandler,
  getGetMyDataExportFileMockHandler,
  getGetMyDataExportMockHandler,
} from '../../generated/client/profile/profile.msw.ts'
import { getCreateUserDataExportMockHandler } from '../../generated/client/users-admin/users-admin.msw.ts'
import type { DataExport } from '../../generated/client/model/dataExport.ts'
import type { DataExportStatus } from '../../generated/client/model/dataExportStatus.ts'
import { exportEnd, statusOf } from '../../server/profile/rules.ts'
import { outranks } from '../../server/users/rules.ts'
import { privilegesOf } from './access.ts'
import { answer } from './answer.ts'
import { queueMail } from './emails.ts'
import type { MockHub } from './hub.ts'
import { tell } from './notifications.ts'
import { conflict, notFound, Problem } from './problems.ts'
import type { DataExportRow, PersonRow } from './rows.ts'

/** How long making an export takes. */
const WORK_MS = 3_000

/** A zip file with a README of one line: the mock keeps nothing that it could put in. */
const ARCHIVE = Uint8Array.from(
  atob(
    'UEsDBBQAAAgAAAAAIVwYQ3kAUgAAAFIAAAAKAAAAUkVBRE1FLnR4dFRoZSBtb2NrIGh1YiBrZWVwcyBub3RoaW5nIGFib3V0IHlvdS4gQSByZWFsIG9uZSBwdXRzIGl0cyBmaWxlcyBiZXNpZGUgdGhpcyBvbmUuDQpQSwECPwMUAAAIAAAAACFcGEN5AFIAAABSAAAACgAAAAAAAAAAAAAAtIEAAAAAUkVBRE1FLnR4dFBLBQYAAAAAAQABADgAAAB6AAAAAAA=',
  ),
  (character) => character.charCodeAt(0),
)

export function dataExportsHandlers(hub: MockHub) {
  return [
    getCreateMyDataExportMockHandler(
      answer(hub, 'createMyDataExport', ({ me }) => ({ success: true, id: begin(hub, me, me) }) as const),
    ),
    getCreateUserDataExportMockHandler(
      answer(hub, 'createUserDataExport', ({ me, params }) => {
        const person = hub.people.find(({ id }) => id === params.userId)
        if (!person) throw notFound()
        if (outranks(person, new Set(privilegesOf(me))) && person !== me)
          throw new Problem(403, 'user-outranks-you', 'This person holds rights that you do not hold.')
        return { success: true, id: begin(hub, person, me) } as const
      }),
    ),
    getGetMyDataExportMockHandler(
      answer(hub, 'getMyDataExport', ({ me, params }) => exportOf(hub, mine(hub, me, params.exportId))),
    ),
    getGetMyDataExportFileMockHandler(
      answer(hub, 'getMyDataExportFile', ({ me, params }) => {
        const { status } = exportOf(hub, mine(hub, me, params.exportId))
        if (status === 'expired') throw notFound()
        if (status !== 'ready') throw conflict('file-not-ready', 'The file is not ready. Ask how far it is.')
        const headers = {
          'Content-Type': 'application/zip',
          'Content-Disposition': `attachment; filename="${hub.hub.name} data.zip"`,
          'Cache-Control': 'no-store',
        }
        throw new HttpResponse(ARCHIVE, { headers })
      }),
    ),
  ]
}

function begin(hub: MockHub, person: PersonRow, me: PersonRow): string {
  const known = hub.dataExports.find(
    (row) => row.personId === person.id && row.requestedBy === me.id && settled(hub, row).readyTime === null,
  )
  if (known) return known.id
  const now = hub.now()
  const id = hub.newId()
  hub.dataExports.push({
    id,
    personId: person.id,
    requestedBy: me.id,
    requestedTime: now.toISOString(),
    preparedAt: now.getTime() + WORK_MS,
    readyTime: null,
  })
  if (person !== me) queueMail(hub, person, { template: 'dataExportByAdmin', path: '' })
  return id
}

/** An export of the caller, or one of somebody else that they may still ask for. */
function mine(hub: MockHub, me: PersonRow, id: string): DataExportRow {
  const row = hub.dataExports.find((each) => each.id === id && each.requestedBy === me.id)
  if (!row || (row.personId !== me.id && !privilegesOf(me).includes('user_write'))) throw notFound()
  return settled(hub, row)
}

/** Makes an export ready whose time of being made is over. */
export function settled(hub: MockHub, row: DataExportRow): DataExportRow {
  if (row.readyTime !== null || hub.now().getTime() < row.preparedAt) return row
  row.readyTime = hub.now().toISOString()
  tell(hub, [row.requestedBy], { type: 'dataExportReady', actorId: null, contentId: null, refId: row.id })
  const person = hub.people.find(({ id }) => id === row.requestedBy)
  if (person) queueMail(hub, person, { template: 'dataExport', path: `/profile?export=${row.id}` })
  return row
}

function exportOf(hub: MockHub, { id, personId, requestedTime, readyTime }: DataExportRow): DataExport {
  const expiresAt = readyTime === null ? null : exportEnd(new Date(readyTime))
  const status = statusOf({ status: expiresAt ? 'ready' : 'preparing', expiresAt }, hub.now()) as DataExportStatus
  const isReady = status === 'ready'
  return {
    id,
    userId: personId,
    status,
    requestedTime,
    readyTime,
    expiresTime: expiresAt?.toISOString() ?? null,
    fileSize: isReady ? ARCHIVE.length : null,
    fileUrl: isReady ? `/api/me/data-export/${id}/file` : null,
  }
}
