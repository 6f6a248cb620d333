import { Readable } from 'node:stream'
import { holderOf } from '../../auth/removal/right-holder-service.ts'
import { sessionHolder } from '../../auth/rules.ts'
import type { Call, PublicCall } from '../../context.ts'
import { notFound, Problem } from '../../contract/problems.ts'
import { inTransaction } from '../../db/transaction.ts'
import { hashOf } from '../../platform/ids.ts'
import { partKey } from '../key-rules.ts'
import { renewedUntil } from './announce-service.ts'
import { limited, tooLarge } from './limited-stream.ts'
import { alreadyFinished, alreadyUploaded, UPLOAD_CANCELLED } from './upload-error.ts'
import { mustBeAllowed } from './rights-service.ts'
import { mustHaveRoom } from './room-service.ts'
import { splitBody } from './split-stream.ts'
import * as store from './store.ts'

/**
 * Uploads in parts, by the tus protocol. Each part is stored whole under a key of its own and then written down, if the
 * file still ends where it begins: so a process may be killed at any moment, and of two that send at once one goes on.
 */

/** What is lost at most where the hub itself ends. */
export const PART_SIZE = 16 * 1024 * 1024

/** How far an upload is. */
export interface Progress {
  fileId: string
  /** Bytes. */
  size: number
  receivedBytes: number
  expiresAt: Date
}

/** @throws 404 for a token that is unknown, used up or too old, or whose session has ended */
export async function getUploadOffset(call: PublicCall, token: string): Promise<Progress> {
  return progressOf(await findOpen(call, token))
}

function progressOf(upload: store.UploadRow): Progress {
  return { ...upload, receivedBytes: upload.receivedAt ? upload.size : upload.receivedBytes }
}

/**
 * Takes the bytes of an announced file from `offset` on. What arrives before an error is kept.
 * @returns the offset after it @throws 404, 409 `already-uploaded`, `offset-mismatch`, 413, 408
 */
export async function uploadFilePart(
  call: PublicCall,
  token: string,
  bytes: Readable,
  { offset, length }: { offset: number; length: number | null },
): Promise<number> {
  const upload = await findOpen(call, token)
  if (upload.receivedAt) throw alreadyUploaded()
  if (offset !== upload.receivedBytes) throw offsetMismatch(upload.receivedBytes)
  const left = upload.size - offset
  if (length !== null && length > left) throw tooLarge(upload.size)
  const body = splitBody(limited(bytes, left), PART_SIZE)
  let end = offset
  for (let part = await body.next(); part; part = await body.next()) {
    if (end > offset) await findOpen(call, token)
    end += await storePart(call, upload, end, Readable.from(part, { objectMode: false }))
  }
  if (body.failure) throw body.failure
  return end
}

/** @returns its size in bytes */
async function storePart(call: PublicCall, upload: store.UploadRow, offset: number, part: Readable): Promise<number> {
  const { context, hub } = call
  const key = partKey(hub.domainId, upload.id)
  const { size } = await context.storage.put(key, part)
  const expiresAt = renewedUntil(upload.createdAt, context.now())
  const isKept = await inTransaction(call, (call) =>
    store.addPart(call.db, upload.id, { key, size, offset, expiresAt }),
  )
  if (isKept) return size
  await context.storage.delete(key)
  throw offsetMismatch(null)
}

/** Throws away what arrived of an upload. @throws 404 */
export async function cancelUpload(call: PublicCall, token: string): Promise<void> {
  const upload = await findOpen(call, token)
  const isOver = await inTransaction(call, (call) =>
    store.markFinished(call.db, upload, 'invalid', UPLOAD_CANCELLED, call.context.now()),
  )
  if (!isOver) throw notFound()
  await deleteParts(call, upload)
  if (upload.storageKey) await call.context.storage.delete(upload.storageKey)
}

/** What a killed process leaves of them, the daily sweep finds. */
export async function deleteParts({ context }: PublicCall, { partKeys }: store.UploadRow): Promise<void> {
  for (const key of partKeys) await context.storage.delete(key)
}

/**
 * Lets the upload go on of whoever announced it, for as long as a part may be waited for and at most for a day.
 * @throws 403, 404, 409 `already-finished`, `storage-full`
 */
export async function renewUpload(call: Call, token: string): Promise<Progress> {
  const now = call.context.now()
  const upload = await store.findUpload(call.db, hashOf(token))
  if (!upload || upload.memberId !== call.caller.memberId) throw notFound()
  const expiresAt = renewedUntil(upload.createdAt, now)
  if (expiresAt <= now) throw notFound()
  await mustBeAllowed(call, upload.kind, upload.referenceIds)
  await inTransaction(call, async (call) => {
    // Its room was free meanwhile.
    if (upload.expiresAt <= now) await mustHaveRoom(call, upload.size)
    const { sessionId } = call.caller
    if (!(await store.renewUpload(call.db, upload.id, { expiresAt, sessionId }))) throw alreadyFinished()
  })
  return progressOf({ ...upload, expiresAt })
}

/** The parts of a file as one stream. */
export function joined({ context }: PublicCall, { partKeys }: store.UploadRow): Readable {
  async function* bytes() {
    for (const key of partKeys) {
      const part = await context.storage.get(key)
      if (!part) throw new Error(`The store holds nothing under ${key}.`)
      yield* part.stream
    }
  }
  return Readable.from(bytes(), { objectMode: false })
}

/** The upload of a token, as long as whoever announced it may still send it. */
async function findOpen(call: PublicCall, token: string): Promise<store.UploadRow> {
  const { context, db } = call
  const now = context.now()
  const upload = await store.findUpload(db, hashOf(token))
  if (!upload || upload.finishedAt || upload.expiresAt <= now) throw notFound()
  const { memberId, sessionId } = upload
  if (sessionId && !(await store.isSessionLive(db, memberId, sessionHolder(sessionId, now)))) throw notFound()
  const acting = { ...call, caller: { memberId }, audited: [] }
  const caller = await holderOf(acting)
  if (!caller) throw notFound()
  await mustBeAllowed({ ...acting, caller }, upload.kind, upload.referenceIds)
  return upload
}

function offsetMismatch(received: number | null): Problem {
  return new Problem(
    409,
    'offset-mismatch',
    received === null
      ? 'Another part of this file arrived first. Ask how many bytes the hub has and go on from there.'
      : `The hub has ${received} bytes of this file. Go on from there.`,
    { headers: { connection: 'close' } },
  )
}
