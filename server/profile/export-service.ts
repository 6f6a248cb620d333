import type { Readable } from 'node:stream'
import { displayName } from '../users/rules.ts'
import type { Call, HubCall } from '../context.ts'
import { conflict, notFound, Problem } from '../contract/problems.ts'
import { recordAudit, recordUnchanged } from '../audit/service.ts'
import { afterCommit, inTransaction } from '../db/transaction.ts'
import { queueMails } from '../emails/service.ts'
import { exportKey } from '../files/key-rules.ts'
import { notify } from '../notifications/service.ts'
import { recordSecurityEvent } from '../security/service.ts'
import type { JobItem, JobKind } from '../job-kind.ts'
import { beginJob, findOpenJob, sendJob, type Job } from '../jobs/service.ts'
import { newId } from '../platform/ids.ts'
import { outranks } from '../users/rules.ts'
import { tellKeepers, writeArchive } from './archive-service.ts'
import { writeExport } from './export-file-service.ts'
import * as store from './export-store.ts'
import {
  exportEnd,
  fileUrlOf,
  hubFileUrlOf,
  KEPT_MS,
  LEASE_RENEWAL_MS,
  leaseEnd,
  MAX_TRIES,
  ROWS_KEPT_MS,
  statusOf,
} from './rules.ts'

/** Files with what the hub keeps about one person, and how they and those of whole hubs are made and kept. */

export type DataExport = store.ExportRow & { memberId: string }

/** Has a file made with the caller's own data. While one is being made, it stays that one. */
export function createMyDataExport(call: Call): Promise<Job> {
  return beginExport(call, personWish(call, 'createMyDataExport', { ...call.caller, id: call.caller.memberId }))
}

/** The same for somebody else, who is told by e-mail. @throws 403 `user-outranks-you`, 404 */
export async function createUserDataExport(call: Call, userId: string): Promise<Job> {
  const person = await store.findPerson(call.db, userId)
  if (!person) throw notFound()
  if (person.id === call.caller.memberId) return createMyDataExport(call)
  if (outranks(person, call.caller.privileges))
    throw new Problem(
      403,
      'user-outranks-you',
      'This person holds rights that you do not hold. Ask an admin who holds them.',
    )
  return beginExport(call, personWish(call, 'createUserDataExport', person))
}

type About = Pick<store.PersonRow, 'id' | 'email' | 'firstName' | 'lastName' | 'locale'>

/** What somebody wants exported. */
export interface ExportWish {
  kind: 'createMyDataExport' | 'createUserDataExport' | 'createHubExport'
  /** Whose data; null for the whole hub. */
  memberId: string | null
  /** What its job is about. */
  item: JobItem
  /** Writes down that it begins, and tells whom it concerns, in the transaction in which it does. */
  record(call: Call, id: string): Promise<void>
}

function personWish({ caller }: Call, kind: ExportWish['kind'], person: About): ExportWish {
  return {
    kind,
    memberId: person.id,
    item: { type: 'person', id: person.id, name: displayName(person) },
    async record(call, id) {
      await recordSecurityEvent(call, { type: 'exportRequested', memberId: person.id })
      await recordAudit(call, {
        action: 'CREATE',
        objectType: 'dataExport',
        objectId: id,
        objectName: displayName(person),
        details: [{ property: 'userId', oldValue: null, value: person.id }],
      })
      if (person.id !== caller.memberId) await notifyPerson(call, id, person)
    },
  }
}

/** Has an export made, unless one of the same is being made already. @returns its job */
export async function beginExport(call: Call, wish: ExportWish): Promise<Job> {
  const about = { memberId: wish.memberId, requestedBy: call.caller.memberId }
  const id = newId()
  const begun = await inTransaction(call, async (call) => {
    if (!(await store.insertExport(call.db, { ...about, id, now: call.context.now() }))) return null
    await wish.record(call, id)
    return beginExportJob(call, wish, id)
  })
  if (begun) {
    await afterCommit(call, `export ${id}`, (call) => startExport(call, id))
    return begun
  }
  recordUnchanged(call)
  const preparing = await store.findPreparing(call.db, about)
  // The one that was being made may have become ready since.
  return preparing ? jobOf(call, wish, preparing) : beginExport(call, wish)
}

function beginExportJob(call: Call, { kind, item }: ExportWish, exportId: string): Promise<Job> {
  return beginJob(call, { kind, input: { exportId }, items: [item] })
}

async function jobOf(
  call: Call,
  wish: ExportWish,
  { id: exportId, requestedBy }: { id: string; requestedBy: string },
): Promise<Job> {
  const open = await findOpenJob(call, { kind: wish.kind, input: { exportId } }, requestedBy)
  return open ?? inTransaction(call, (call) => beginExportJob(call, wish, exportId))
}

/** An export that nobody is at for so long is begun once more by its job. */
const STILL_MS = 60_000

/** The export is made outside of the transaction of the job, which says how it went. */
const exportJob = (fileUrl: (id: string) => string): JobKind<{ exportId: string }> => ({
  isUnstoppable: true,
  isUnlisted: true,
  result: ({ exportId: id }) => ({ type: 'download', id, href: fileUrl(id), keptMs: KEPT_MS }),

  async run(call, { exportId }) {
    const row = await store.findExport(call.db, exportId)
    if (!row) return [{ state: 'skipped', reason: 'The file is gone, with the person whom it was about.' }]
    if (row.status === 'failed') return [{ state: 'failed', reason: FAILED }]
    if (row.status !== 'preparing') return [{ state: 'done' }]
    if (call.context.now().getTime() - row.createdAt.getTime() > STILL_MS) await startExport(call, exportId)
    return null
  },
})

const FAILED =
  'The file could not be made in three tries. Whoever runs the hub finds in its log why, such as a disk that is full.'

export const dataExport = exportJob(fileUrlOf)
export const hubExport = exportJob(hubFileUrlOf)

/** Has the job of an export look how it went. Without an answer it does so within a minute. */
async function wakeJob(call: HubCall, exportId: string): Promise<void> {
  const id = await store.findJobOf(call.db, exportId)
  if (id) await sendJob(call, id)
}

/** Asks for an export to be made soon. Without an answer it waits until the schedule comes to it (see jobs.ts). */
async function startExport({ context, hub }: HubCall, exportId: string): Promise<void> {
  try {
    await context.jobs.send('export-data', { domainId: hub.domainId, exportId })
  } catch (error) {
    context.log.warn({ err: error }, 'an export waits because the job queue does not answer')
  }
}

/** An export that the caller asked for, as it is now. @throws 404, also where it is another person's and they may no longer ask for it */
export async function getMyDataExport({ db, caller, context }: Call, exportId: string): Promise<DataExport> {
  const row = await store.findExport(db, exportId)
  if (!row || row.memberId === null || row.requestedBy !== caller.memberId) throw notFound()
  if (row.memberId !== caller.memberId && !caller.privileges.has('user_write')) throw notFound()
  return { ...row, memberId: row.memberId, status: statusOf(row, context.now()) }
}

export interface ExportFile {
  stream: Readable
  size: number
  readyAt: Date
}

/** The file of an export. @throws 404, also once its time is over, 409 `file-not-ready` */
export async function getMyDataExportFile(call: Call, exportId: string): Promise<ExportFile> {
  const row = await getMyDataExport(call, exportId)
  const file = await openExportFile(call, row)
  await recordSecurityEvent(call, { type: 'exportDownloaded', memberId: row.memberId })
  return file
}

/** @throws 404, also once its time is over, 409 `file-not-ready` */
export async function openExportFile({ context }: HubCall, row: store.ExportRow): Promise<ExportFile> {
  const status = statusOf(row, context.now())
  const { storageKey, readyAt } = row
  if (status === 'expired') throw notFound()
  if (status !== 'ready' || !storageKey || !readyAt)
    throw conflict('file-not-ready', 'The file is not ready. Ask how far it is, or have it made again.')
  const stored = await context.storage.get(storageKey)
  if (!stored) throw notFound()
  return { ...stored, readyAt }
}

/**
 * Makes the file of an export, unless another process is at it. Only the try that began last settles it.
 * @throws what went wrong, so that the job is tried again
 */
export async function prepareExport(call: HubCall, exportId: string): Promise<void> {
  const now = call.context.now()
  const task = await store.beginTry(call.db, exportId, { now, leasedUntil: leaseEnd(now) })
  if (!task) return
  if (task.tries > MAX_TRIES) return fail(call, task)
  const holding = setInterval(() => void hold(call, task), LEASE_RENEWAL_MS).unref()
  try {
    await settle(call, task)
  } catch (error) {
    // What this try wrote stays: the file may be the one of an export that is ready. The try that settles it cleans up.
    if (task.tries === MAX_TRIES) await fail(call, task)
    else await store.renewLease(call.db, task, null)
    throw error
  } finally {
    clearInterval(holding)
  }
}

async function hold({ db, context }: HubCall, task: store.ExportTask): Promise<void> {
  try {
    await store.renewLease(db, task, leaseEnd(context.now()))
  } catch (error) {
    context.log.warn({ err: error }, 'an export that is being made may be taken up twice')
  }
}

async function settle(call: HubCall, task: store.ExportTask): Promise<void> {
  const storageKey = keyOf(call, task)
  const size = await writeFile(call, task, storageKey)
  const readyAt = call.context.now()
  const isNew = await inTransaction(call, async (call) => {
    const file = { storageKey, size, readyAt, expiresAt: exportEnd(readyAt) }
    if (!(await store.makeReady(call.db, task, file))) return false
    await (task.memberId === null ? tellKeepers(call, task.id) : notifyReady(call, task))
    await wakeJob(call, task.id)
    return true
  })
  if (isNew) await deleteTryFiles(call, task, task.tries - 1)
  else await call.context.storage.delete(storageKey)
}

async function writeFile(call: HubCall, { memberId, requestedBy }: store.ExportTask, key: string): Promise<number> {
  if (memberId === null) return writeArchive(call, key)
  const person = await store.findPerson(call.db, memberId)
  if (!person) throw new Error(`Nobody has the id ${memberId}.`)
  return writeExport(call, person, { key, isForSelf: memberId === requestedBy })
}

async function fail(call: HubCall, task: store.ExportTask): Promise<void> {
  if (!(await store.makeFailed(call.db, task))) return
  await wakeJob(call, task.id)
  await deleteTryFiles(call, task, task.tries)
}

/** A process that was killed leaves the file of its try behind. */
async function deleteTryFiles(call: HubCall, { id }: Pick<store.ExportTask, 'id'>, last: number): Promise<void> {
  for (let tries = 1; tries <= last; tries += 1) await call.context.storage.delete(keyOf(call, { id, tries }))
}

function keyOf({ hub }: HubCall, { id, tries }: Pick<store.ExportTask, 'id' | 'tries'>): string {
  return exportKey(hub.domainId, id, tries)
}

/** A mail about the account, which goes by e-mail whatever way the person chose for news. */
async function notifyReady(call: HubCall, { id, requestedBy }: store.ExportTask): Promise<void> {
  await notify(call, { key: `dataExport:${id}`, type: 'dataExportReady', memberIds: [requestedBy], refId: id })
  const person = await store.findPerson(call.db, requestedBy)
  if (!person) return
  const link = `${call.hub.origin}/profile?export=${id}`
  await queueMails(call, [{ ...mailTo(person), template: 'dataExport', effectKey: `dataExport:${id}:ready`, link }])
}

async function notifyPerson(call: HubCall, id: string, person: About): Promise<void> {
  const effectKey = `dataExport:${id}:told`
  await queueMails(call, [{ ...mailTo(person), template: 'dataExportByAdmin', effectKey, link: call.hub.origin }])
}

function mailTo(person: About) {
  return {
    memberId: person.id,
    locale: person.locale,
    to: { name: displayName(person), address: person.email },
    resendIfUncertain: true,
  }
}

/** Deletes the files whose time is over, and takes up again what a stopped process left undone. */
export async function maintainExports(call: HubCall): Promise<void> {
  const now = call.context.now()
  for (const { id, tries } of await store.listOverdue(call.db, now)) {
    // Bytes first: were it the other way round, a crash in between would leave bytes that nothing knows of.
    await deleteTryFiles(call, { id }, tries)
    await store.makeExpired(call.db, id)
  }
  for (const id of await store.listLost(call.db, now)) await startExport(call, id)
  await store.deleteOldExports(call.db, new Date(now.getTime() - ROWS_KEPT_MS))
}

/** Deletes the files of all exports of somebody's data; their rows may go afterwards. */
export async function deleteExportFiles(call: HubCall, memberId: string): Promise<void> {
  for (const { id, tries } of await store.listExportsOf(call.db, memberId)) await deleteTryFiles(call, { id }, tries)
}
