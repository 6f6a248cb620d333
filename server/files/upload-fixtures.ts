import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { TestHub } from '../testing/app.ts'
import type { Client, TestAnswer } from '../testing/client.ts'
import { newId } from '../platform/ids.ts'
import { lookAt } from '../testing/recordings.ts'
import { processFile } from './processing/service.ts'
import { findFile } from './service.ts'

/** What the tests of files share. */

export interface Announced {
  fileId: string
  uploadUrl: string
  uploadToken: string
}

const OCTETS = { 'content-type': 'application/octet-stream' }

export async function announce(
  person: Client,
  filename: string,
  size: number,
  about: Record<string, unknown> = {},
): Promise<Announced> {
  const answer = await person.post('/files/policy', {
    filename,
    size,
    contentType: 'application/octet-stream',
    type: 'asset',
    ...about,
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body as Announced
}

export function send(person: Client, { uploadToken }: Announced, bytes: Buffer): Promise<TestAnswer> {
  return person.put(`/files/uploads/${uploadToken}`, bytes, OCTETS)
}

export function finish(person: Client, { uploadToken }: Announced, error?: string): Promise<TestAnswer> {
  return person.post('/files/new', { uploadToken, ...(error ? { error } : {}) })
}

/** All three calls. With `bindProcessing` done before, the file is settled afterwards. */
export async function upload(
  person: Client,
  filename: string,
  bytes: Buffer,
  about: Record<string, unknown> = {},
): Promise<string> {
  const announced = await announce(person, filename, bytes.length, about)
  expect((await send(person, announced, bytes)).status).toBe(204)
  expect((await finish(person, announced)).status).toBe(201)
  return announced.fileId
}

/** Prepares files as soon as they are finished, as the job does. */
export async function bindProcessing(hub: TestHub): Promise<void> {
  await hub.context.jobs.work('process-file', async ({ domainId, fileId }) =>
    processFile(await hub.hubCall(domainId), fileId),
  )
  await hub.context.jobs.work('convert-file', async ({ domainId, fileId }) =>
    processFile(await hub.hubCall(domainId), fileId, true),
  )
}

export function photo(width: number, height: number, format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 40 } } })
    .toFormat(format)
    .toBuffer()
}

/** Makes an asset round a file, past the API of assets. */
export async function assetOf(
  hub: TestHub,
  fileId: string | null,
  about: {
    type?: string
    download?: 'disabled' | 'enabled' | 'required'
    audience?: string
    thumbnailId?: string
  } = {},
): Promise<string> {
  const { type = 'upload', download = 'disabled', audience = 'all', thumbnailId = null } = about
  const [db, id, now] = [hub.context.databases.forHub(1), newId(), new Date()]
  await db
    .insertInto('content')
    .values({
      id,
      type,
      name: 'Test asset',
      locale: 'en-GB',
      audience,
      thumbnail_id: thumbnailId,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await db.insertInto('asset').values({ content_id: id, file_id: fileId, download }).execute()
  return id
}

export async function subtitleOf(hub: TestHub, assetId: string, fileId: string, locale = 'en-GB'): Promise<void> {
  const values = { id: newId(), content_id: assetId, file_id: fileId, locale, filename: 'subtitles.srt' }
  await hub.context.databases.forHub(1).insertInto('subtitle').values(values).execute()
}

export async function storedBytes(hub: TestHub, key: string): Promise<Buffer | null> {
  const found = await hub.context.storage.get(key)
  return found && buffer(found.stream)
}

/** What learners get of a recording: what is in it, and its media type where it was converted. */
export async function servedRecording(hub: TestHub, fileId: string) {
  const { servedKey, servedType, storageKey } = await findFile(await hub.hubCall(), fileId)
  return { ...lookAt((await storedBytes(hub, servedKey ?? storageKey!))!), type: servedType }
}
