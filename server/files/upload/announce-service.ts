import type { Call } from '../../context.ts'
import { badInput } from '../../contract/problems.ts'
import { inTransaction } from '../../db/transaction.ts'
import { hashOf, newId, newSecret } from '../../platform/ids.ts'
import { formatOf } from '../format-rules.ts'
import { draftKey } from '../key-rules.ts'
import { isTaken, largestFor, suitableFor, type UploadType } from '../rules.ts'
import { mustBeAllowed } from './rights-service.ts'
import { mustHaveRoom } from './room-service.ts'
import * as store from './store.ts'

/** The first step of an upload: announced. */

/** How long an upload may wait for its first byte, and then to be finished. */
export const UPLOAD_LIFE_MS = 15 * 60_000
/** How long after its announcement an upload in parts may go on. */
const LONGEST_UPLOAD_MS = 24 * 60 * 60_000

/** Until when an upload may go on that goes on now. */
export function renewedUntil(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + UPLOAD_LIFE_MS, createdAt.getTime() + LONGEST_UPLOAD_MS))
}

export interface Announcement {
  filename: string
  size: number
  type: UploadType
  referenceId?: string | null
  referenceIds?: string[]
  language?: string
  alternativeText?: string | null
  /** The frame of a badge's picture. */
  style?: 'sticker' | 'rose'
  skipAssigningToReference?: boolean
  notifyOnProcessingCompletion?: boolean
}

export interface Policy {
  fileId: string
  uploadUrl: string
  resumableUrl: string
  uploadToken: string
  expiresAt: Date
}

/**
 * Announces an upload. The ending of the name says what it is to be; the media type that browsers guess is not asked.
 * @throws 400 `type-not-allowed`, `size-too-large`, `unknown-reference`, 403, 409 `storage-full`, 429 `too-many-files`
 */
export async function createUploadPolicy(call: Call, input: Announcement): Promise<Policy> {
  const format = formatOf(input.filename)
  if (!isTaken(input.type, format))
    throw badInput(
      'type-not-allowed',
      '/filename',
      `A file called ${input.filename} cannot be used here. ${suitableFor(input.type, input.filename)}`,
    )
  const largest = largestFor(input.type, format)
  if (input.size > largest)
    throw badInput(
      'size-too-large',
      '/size',
      `The file is larger than the limit of ${largest / 1024 / 1024} MiB for this kind of file.`,
    )
  const referenceIds = [...new Set([...(input.referenceId ? [input.referenceId] : []), ...(input.referenceIds ?? [])])]
  await mustBeAllowed(call, input.type, referenceIds)
  const [id, uploadToken, now] = [newId(), newSecret(), call.context.now()]
  const expiresAt = new Date(now.getTime() + UPLOAD_LIFE_MS)
  const upload: store.NewUpload = {
    id,
    fileId: newId(),
    memberId: call.caller.memberId,
    tokenHash: hashOf(uploadToken),
    kind: input.type,
    filename: input.filename,
    contentType: format.contentType,
    format: format.name,
    size: input.size,
    alternativeText: input.alternativeText ?? null,
    locale: input.language ?? null,
    notifyOnCompletion: input.notifyOnProcessingCompletion ?? false,
    referenceIds,
    assigns: !input.skipAssigningToReference,
    now,
    expiresAt,
    sessionId: call.caller.sessionId,
  }
  await inTransaction(call, async (call) => {
    await mustHaveRoom(call, upload.size)
    await store.insertUpload(call.db, upload)
    const { fileId, kind, alternativeText } = upload
    await call.context.uploads[kind].whenAnnounced?.(call, { id: fileId, alternativeText, style: input.style, now })
  })
  const { presignPut } = call.context.storage
  const resumableUrl = `/api/files/uploads/${uploadToken}`
  const uploadUrl = presignPut
    ? await presignPut(draftKey(call.hub.domainId, id), input.size, UPLOAD_LIFE_MS / 1000)
    : resumableUrl
  return { fileId: upload.fileId, uploadUrl, resumableUrl, uploadToken, expiresAt }
}
