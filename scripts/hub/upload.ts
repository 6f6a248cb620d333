import { openAsBlob } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { formatOf } from '../../server/files/format-rules.ts'
import { must, type Hub, type Schemas } from './client.ts'

export interface UploadOptions {
  type: Schemas['UploadType']
  language?: Schemas['Locale']
  alternativeText?: string
}

const TIMEOUT_MS = 10 * 60_000
const LOOK_MS = 50

/**
 * Uploads a file in the contract's three calls and waits until the hub has looked through it.
 * @returns the file's id @throws Error with the hub's own sentence when it refuses the file
 */
export async function uploadFile(hub: Hub, path: string, options: UploadOptions): Promise<string> {
  return untilReady(hub, await sendFile(hub, path, options))
}

/** Uploads a file up to where the hub has said that it has it. @returns its id */
export async function sendFile(hub: Hub, path: string, options: UploadOptions): Promise<string> {
  return sendBytes(hub, await openAsBlob(path), { filename: basename(path), ...options })
}

/** The same with what is not in a file; what it is, its name's ending says. */
export async function uploadBytes(hub: Hub, bytes: Blob, about: UploadOptions & { filename: string }): Promise<string> {
  const fileId = await sendBytes(hub, bytes, about)
  return untilReady(hub, fileId)
}

/** Uploads up to where the hub has said that it has the file. @returns its id */
export async function sendBytes(hub: Hub, bytes: Blob, about: UploadOptions & { filename: string }): Promise<string> {
  const contentType = formatOf(about.filename)?.contentType ?? 'application/octet-stream'
  const policy = must(await hub.api.POST('/files/policy', { body: { contentType, size: bytes.size, ...about } }))
  await hub.upload(policy.uploadUrl, policy.uploadHeaders, bytes)
  must(await hub.api.POST('/files/new', { body: { uploadToken: policy.uploadToken } }))
  return policy.fileId
}

/** Waits until the hub has looked through a file. @returns its id */
export async function untilReady(hub: Hub, fileId: string): Promise<string> {
  if (await isReadySoon(hub, fileId)) return fileId
  throw new Error('The hub is still looking through this file after ten minutes. Run the import again later.')
}

/** Waits ten minutes at the most for the hub to have looked through a file. @returns whether it has @throws what is wrong with it */
export async function isReadySoon(hub: Hub, fileId: string): Promise<boolean> {
  for (let waited = 0; waited < TIMEOUT_MS; waited += LOOK_MS) {
    const file = must(await hub.api.GET('/files/{fileId}', { params: { path: { fileId } } }))
    if (file.fileStatus === 'ready') return true
    if (file.fileStatus === 'invalid') throw new Error(file.uploadErrorDetail ?? 'The hub cannot use this file.')
    await wait(LOOK_MS)
  }
  return false
}
