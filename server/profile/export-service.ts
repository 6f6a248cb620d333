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
import type { JobKind } from '../job-kind.ts'
import { beginJob, findOpenJob, sendJob, type Job } from '../jobs/service.ts'
import { newId } from '../platform/ids.ts'
import { outranks } from '../users/rules.ts'
import { writeExport } from './export-file-service.ts'
import * as store from './export-store.ts'
import {
  exportEnd,
  fileUrlOf,
  KEPT_MS,
  LEASE_RENEWAL_MS,
  leaseEnd,
  MAX_TRIES,
  ROWS_KEPT_MS,
  statusOf,
} from './rules.ts'

/** Files with what the hub keeps about one person. */

export type DataExport = store.ExportRow

/** Has a file made with the caller's own data. While one is being made, it stays that one. */
export function createMyDataExport(call: Call): Promise<Job> {
  return begin(call, 'createMyDataExport', { ...call.caller, id: call.caller.memberId })
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
  return begin(call, 'createUserDataExport', person)
}

type About = Pick<store.PersonRow, 'id' | 'email' | 'firstName' | 'lastName' | 'locale'>

type ExportKind = 'createMyDataExport' | 'createUserDataExport'

async function begin(call: Call, kind: ExportKind, person: About): Promise<Job> {
  const { caller, context } = call
  const about = { memberId: person.id, requestedBy: caller.memberId }
  const id = newId()
  const begun = await inTransaction(call, async (call) => {
    if (!(await store.insertExport(call.db, { ...about, id, now: context.now() }))) return null
    await recordSecurityEvent(call, { type: 'exportRequested', memberId: person.id })
    await recordAudit(call, {
      action: 'CREATE',
      objectType: 'dataExport',
      objectId: id,
      objectName: displayName(person),
      details: [{ property: 'userId', oldValue: null, value: person.id }],
    })
    if (person.id !== caller.memberId) await notifyPerson(call, id, person)
    return beginExportJob(call, kind, id, person)
  })
  if (begun) {
    await afterCommit(call, `export ${id}`, (call) => startExport(call, id))
    return begun
  }
  recordUnchanged(call)
  const preparing = await store.findPreparing(call.db, about)
  // The one that was being made may have become ready since.
  return preparing === null ? begin(call, kind, person) : jobOf(call, kind, preparing, person)
}

function beginExportJob(call: Call, kind: ExportKind, exportId: string, person: About): Promise<Job> {
  const item = { type: 'person', id: person.id, name: displayName(person) } as const
  return beginJob(call, { kind, input: { exportId }, items: [item] })
}

async function jobOf(call: Call, kind: ExportKind, exportId: string, person: About): Promise<Job> {
  const open = await findOpenJob(call, { kind, input: { exportId } })
  return open ?? inTransaction(call, (call) => beginExportJob(call, kind, exportId, person))
}

/** An export that nobody is at for so long is begun once more by its job. */
const STILL_MS = 60_000

/** The export is made outside of the transaction of the job, which says how it went. */
export const dataExport: JobKind<{ exportId: string }> = {
  isUnstoppable: true,
  result: ({ exportId: id }) => ({ type: 'download', id, href: fileUrlOf(id), keptMs: KEPT_MS }),

  async run(call, { exportId }) {
    const row = await store.findExport(call.db, exportId, call.caller.memberId)
    if (!row) return [{ state: 'skipped', reason: 'The file is gone, with the person whom it was about.' }]
    if (row.status === 'failed') return [{ state: 'failed', reason: 'The file could not be made in three tries.' }]
    if (row.status !== 'preparing') return [{ state: 'done' }]
    if (call.context.now().getTime() - row.createdAt.getTime() > STILL_MS) await startExport(call, exportId)
    return null
  },
}

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
  const row = await store.findExport(db, exportId, caller.memberId)
  if (!row || (row.memberId !== caller.memberId && !caller.privileges.has('user_write'))) throw notFound()
  return { ...row, status: statusOf(row, context.now()) }
}

/** The file of an export. @throws 404, also once its time is over, 409 `file-not-ready` */
export async function getMyDataExportFile(
  call: Call,
  exportId: string,
): Promise<{ stream: Readable; size: number; readyAt: Date }> {
  const { status, storageKey, readyAt, memberId } = await getMyDataExport(call, exportId)
  if (status === 'expired') throw notFound()
  if (status !== 'ready' || !storageKey || !readyAt)
    throw conflict('file-not-ready', 'The file is not ready. Ask how far it is, or have it made again.')
  const stored = await call.context.storage.get(storageKey)
  if (!stored) throw notFound()
  await recordSecurityEvent(call, { type: 'exportDownloaded', memberId })
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
  const person = await store.findPerson(call.db, task.memberId)
  if (!person) throw new Error(`Nobody has the id ${task.memberId}.`)
  const size = await writeExport(call, person, { key: storageKey, isForSelf: task.memberId === task.requestedBy })
  const readyAt = call.context.now()
  const isNew = await inTransaction(call, async (call) => {
    const file = { storageKey, size, readyAt, expiresAt: exportEnd(readyAt) }
    if (!(await store.makeReady(call.db, task, file))) return false
    await notifyReady(call, task)
    await wakeJob(call, task.id)
    return true
  })
  if (isNew) await deleteTryFiles(call, task, task.tries - 1)
  else await call.context.storage.delete(storageKey)
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
