import type { Call } from '../../context.ts'
import { conflict } from '../../contract/problems.ts'
import { inTransaction } from '../../db/transaction.ts'
import { publish } from '../../event.ts'
import * as documents from '../document-store.ts'
import { fileInvalid } from '../events.ts'
import type { Refusal } from '../file-error.ts'
import { againOf } from '../rules.ts'
import { getFile } from '../service.ts'
import * as store from '../store.ts'

/** Ending a preparation that is under way, and beginning another one. */

/**
 * Has a file prepared again, for the one who uploaded it and those who may write such files: one that was refused without a fault of
 * its own, and a document or a recording that can only be downloaded, which can be used meanwhile. @throws 404, 409 `file-not-ready` or `not-a-document`
 */
export async function prepareFile(call: Call, fileId: string): Promise<void> {
  const file = await getFile(call, fileId)
  const again = againOf(file)
  if (again === null && file.status === 'ready')
    throw conflict(
      'not-a-document',
      'Only documents, and recordings that can only be downloaded, can be prepared again. Upload other files anew.',
    )
  if (!(await canPrepareAgain(call, file)))
    throw conflict('file-not-ready', 'The file is still being prepared, or cannot be used. Upload another one.')
  const isNew = await inTransaction(call, (call) =>
    again === 'besideItsUse'
      ? documents.beginConversion(call.db, file.id)
      : store.beginAgain(call.db, file.id, call.context.now()),
  )
  // Should the process end right here, the next start sends it on.
  if (isNew) await call.context.jobs.send('process-file', { domainId: call.hub.domainId, fileId: file.id })
}

/** Whether another try can be made. Of what was refused before originals stayed, nothing is left to try. */
export async function canPrepareAgain({ context }: Pick<Call, 'context'>, file: store.FileRow): Promise<boolean> {
  const again = againOf(file)
  if (again !== 'fromTheBeginning') return again !== null
  return file.storageKey !== null && (await context.storage.size(file.storageKey)) !== null
}

const CANCELLED: Refusal = {
  code: 'processing-cancelled',
  detail: 'Somebody ended the preparation of this file. Prepare it again, or upload another one.',
}

/**
 * Ends the preparation of a file, in whichever process it goes on: a new file is refused, and one that can be used stays as it is.
 * Ending it twice changes nothing. @throws 404, 409 `file-not-preparing`
 */
export async function cancelFilePreparation(call: Call, fileId: string): Promise<void> {
  const file = await getFile(call, fileId)
  const now = call.context.now()
  const isEnded = await inTransaction(call, async (call) => {
    if (file.isConverting) return documents.endConversion(call.db, file.id, store.nothingPrepared(), now)
    if (!(await store.makeInvalid(call.db, file.id, CANCELLED, now))) return false
    const { id, filename, uploadedBy, notifyOnCompletion: isAwaited } = file
    // Whoever ended it knows.
    if (uploadedBy !== call.caller.memberId) await publish(call, fileInvalid, { id, filename, uploadedBy, isAwaited })
    return true
  })
  if (isEnded || file.errorCode === CANCELLED.code) return
  throw conflict('file-not-preparing', 'This file is not being prepared. Look at how far it is.')
}
