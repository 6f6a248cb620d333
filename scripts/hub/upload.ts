import { openAsBlob } from 'node:fs'
import { basename, extname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { must, type Hub, type Schemas } from './client.ts'

const CONTENT_TYPES: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.zip': 'application/zip',
  '.vtt': 'text/vtt',
  '.srt': 'application/x-subrip',
}

/** The media type of a file by its ending, or null for one that the hub does not take. */
export function contentTypeFor(path: string): string | null {
  return CONTENT_TYPES[extname(path).toLowerCase()] ?? null
}

export interface UploadOptions {
  type: Schemas['UploadType']
  language?: Schemas['Locale']
  alternativeText?: string
}

const TIMEOUT_MS = 10 * 60_000

/**
 * Uploads a file in the contract's three calls and waits until the hub has looked through it.
 * @returns the file's id @throws Error with the hub's own sentence when it refuses the file
 */
export async function uploadFile(hub: Hub, path: string, options: UploadOptions): Promise<string> {
  const bytes = await openAsBlob(path)
  const contentType = contentTypeFor(path) ?? 'application/octet-stream'
  const policy = must(
    await hub.api.POST('/files/policy', {
      body: { filename: basename(path), contentType, size: bytes.size, ...options },
    }),
  )
  await hub.upload(policy.uploadUrl, policy.uploadHeaders, bytes)
  must(await hub.api.POST('/files/new', { body: { uploadToken: policy.uploadToken } }))
  return untilReady(hub, policy.fileId)
}

async function untilReady(hub: Hub, fileId: string): Promise<string> {
  for (let waited = 0; waited < TIMEOUT_MS; waited += 250) {
    const file = must(await hub.api.GET('/files/{fileId}', { params: { path: { fileId } } }))
    if (file.fileStatus === 'ready') return fileId
    if (file.fileStatus === 'invalid') throw new Error(file.uploadErrorDetail ?? 'The hub cannot use this file.')
    await wait(250)
  }
  throw new Error('The hub is still looking through this file after ten minutes. Run the import again later.')
}
