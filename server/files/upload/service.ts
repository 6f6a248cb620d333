import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Call, PublicCall } from '../../context.ts'
import { badInput, notFound, type Problem } from '../../contract/problems.ts'
import { recordAudit } from '../../audit/service.ts'
import { inTransaction } from '../../db/transaction.ts'
import { hashOf } from '../../platform/ids.ts'
import { UPLOAD_LIFE_MS } from './announce-service.ts'
import { PROTECTED_DOCUMENT, type Refusal } from '../file-error.ts'
import { beginsAs, formatOf, HEAD_SIZE, isProtected } from '../format-rules.ts'
import { draftKey, originalKey } from '../key-rules.ts'
import { limited, tooLarge } from './limited-stream.ts'
import { deleteParts, joined } from './parts-service.ts'
import { alreadyFinished, alreadyUploaded, notUploaded, UPLOAD_CANCELLED } from './upload-error.ts'
import { mustBeAllowed } from './rights-service.ts'
import * as store from './store.ts'
import type { FileStatus } from '../store.ts'

/** The second and third step of an upload: sent and finished. */

/** The store ends the right to send by itself; what is sent at the last moment may take this long. */
const DIRECT_UPLOAD_LIFETIME_MS = 6 * 60 * 60_000

/**
 * Takes the bytes of an announced file. Having the token is the right to do so. An upload that breaks off leaves nothing.
 * @throws 404 for a token that is unknown, used up or too old, 409 `already-uploaded`, 413, 400 `size-mismatch`
 */
export async function uploadFile(
  call: PublicCall,
  token: string,
  bytes: Readable,
  announcedLength: number | null,
): Promise<void> {
  const { context, db, hub } = call
  const upload = await store.findUpload(db, hashOf(token))
  if (!upload || upload.finishedAt || upload.expiresAt <= context.now()) throw notFound()
  if (upload.receivedAt) throw alreadyUploaded()
  if (announcedLength !== null && announcedLength > upload.size) throw tooLarge(upload.size)
  const storageKey = originalKey(hub.domainId)
  const { size, sha256 } = await context.storage.put(
    storageKey,
    Readable.from(limited(bytes, upload.size), { objectMode: false }),
  )
  const now = context.now()
  const received = { storageKey, sha256, now, expiresAt: new Date(now.getTime() + UPLOAD_LIFE_MS) }
  const isTakenOver =
    size === upload.size && (await inTransaction(call, (call) => store.markReceived(call.db, upload, received)))
  if (isTakenOver) return
  await context.storage.delete(storageKey)
  throw size === upload.size
    ? alreadyUploaded()
    : badInput(
        'size-mismatch',
        '',
        `The file was announced with ${upload.size} bytes, but ${size} arrived. Send it again.`,
      )
}

/**
 * Finishes an upload: checks that the file is what its name says and has it prepared. With `error` it is given up.
 * @throws 400 `token-invalid`, 403, 409 `not-uploaded`, `already-finished`
 */
export async function finishUpload(
  call: Call,
  token: string,
  error: string | null,
): Promise<{ fileId: string; status: FileStatus }> {
  const upload = await store.findUpload(call.db, hashOf(token))
  if (!upload || upload.memberId !== call.caller.memberId) throw tokenInvalid()
  if (upload.finishedAt) throw alreadyFinished()
  if (isTooOld(call, upload)) throw tokenInvalid()
  await mustBeAllowed(call, upload.kind, upload.referenceIds)
  if (error) return settle(call, upload, upload.storageKey, UPLOAD_CANCELLED)
  const storageKey = upload.storageKey ?? (await (upload.partKeys.length > 0 ? putTogether : takeOver)(call, upload))
  return settle(call, upload, storageKey, await mismatch(call, upload, storageKey))
}

function isTooOld({ context }: Call, upload: store.UploadRow): boolean {
  const isDirect = context.storage.presignPut !== null && !upload.receivedAt
  const end = isDirect ? upload.createdAt.getTime() + DIRECT_UPLOAD_LIFETIME_MS : upload.expiresAt.getTime()
  return context.now().getTime() >= end
}

/** Makes one file of the parts. They stay until it is written down, so that a process that is killed loses nothing. */
async function putTogether(call: Call, upload: store.UploadRow): Promise<string> {
  const { context, hub } = call
  if (upload.receivedBytes < upload.size) throw notUploaded()
  const storageKey = originalKey(hub.domainId)
  const { sha256 } = await context.storage.put(storageKey, joined(call, upload))
  return markTaken(call, upload, storageKey, sha256)
}

/** Writes down where the bytes lie that are being finished, or throws them away where others came first. */
async function markTaken(
  call: Call,
  upload: store.UploadRow,
  storageKey: string,
  sha256: Buffer | null,
): Promise<string> {
  const now = call.context.now()
  const received = { storageKey, sha256, now, expiresAt: new Date(now.getTime() + UPLOAD_LIFE_MS) }
  if (await inTransaction(call, (call) => store.markReceived(call.db, upload, received))) return storageKey
  await call.context.storage.delete(storageKey)
  throw alreadyFinished()
}

/** Moves what a browser put into the store to where nobody but the hub can write. */
async function takeOver(call: Call, upload: store.UploadRow): Promise<string> {
  const { context, hub } = call
  const draft = draftKey(hub.domainId, upload.id)
  const found = context.storage.presignPut ? await context.storage.size(draft) : null
  if (found === null) throw notUploaded()
  if (found !== upload.size) {
    await context.storage.delete(draft)
    throw badInput(
      'size-mismatch',
      '/uploadToken',
      `The file was announced with ${upload.size} bytes, but ${found} arrived. Send it again.`,
    )
  }
  const storageKey = originalKey(hub.domainId)
  // What counts is what lies at its last place: the draft could change until the moment it is moved.
  if ((await context.storage.move(draft, storageKey)) !== upload.size) throw notUploaded()
  return markTaken(call, upload, storageKey, null)
}

/** Why the bytes are not what the name of the file says, or null. */
async function mismatch({ context }: Call, upload: store.UploadRow, storageKey: string): Promise<Refusal | null> {
  const head = await context.storage.get(storageKey, { start: 0, end: Math.min(HEAD_SIZE, upload.size) - 1 })
  if (!head) throw new Error(`The store holds nothing under ${storageKey}.`)
  const format = formatOf(upload.filename)
  const bytes = await buffer(head.stream)
  if (format && head.size === upload.size && beginsAs(format, bytes)) return null
  if (format && isProtected(format, bytes)) return PROTECTED_DOCUMENT
  return {
    code: 'type-mismatch',
    detail: `The file is called ${upload.filename}, but it does not hold that kind of data. Save it as what it is and upload it again.`,
  }
}

/** Ends the upload once, whoever else tries at the same moment, and then sends the file on. */
async function settle(
  call: Call,
  upload: store.UploadRow,
  storageKey: string | null,
  refusal: Refusal | null,
): Promise<{ fileId: string; status: FileStatus }> {
  const status = refusal ? 'invalid' : 'processing'
  await inTransaction(call, async (call) => {
    if (!(await store.markFinished(call.db, upload, status, refusal, call.context.now()))) throw alreadyFinished()
    await recordAudit(call, {
      action: 'CREATE',
      objectType: 'file',
      objectId: upload.fileId,
      objectName: upload.filename,
      details: [{ property: 'kind', oldValue: null, value: upload.kind }],
    })
  })
  await deleteParts(call, upload)
  if (refusal && storageKey) await call.context.storage.delete(storageKey)
  // Should the process end right here, the next start finds the file in processing and sends it on.
  if (!refusal) await call.context.jobs.send('process-file', { domainId: call.hub.domainId, fileId: upload.fileId })
  return { fileId: upload.fileId, status }
}

function tokenInvalid(): Problem {
  return badInput('token-invalid', '/uploadToken', 'This upload is unknown or too old. Announce the file again.')
}
