import type { Call, HubCall } from '../context.ts'
import { notFound } from '../contract/problems.ts'
import { findPictureId, type HubPicture } from '../hubs/hub-picture-service.ts'
import { fullPictureKey, pictureKey, type Dimensions } from './key-rules.ts'
import { isPublic, mayRunAll } from './rules.ts'
import * as store from './store.ts'

export type { FileRow } from './store.ts'

/** A file of the hub with what the hub found in it, whoever asks. @throws 404 */
export async function findFile(call: Pick<Call, 'db'>, fileId: string): Promise<store.FileRow> {
  const file = await store.findFile(call.db, fileId)
  if (!file) throw notFound()
  return file
}

/** One file of an unpacked package; undefined where it has no such file. */
export function findEntry({ db }: Pick<Call, 'db'>, fileId: string, path: string) {
  return store.findEntry(db, fileId, path)
}

/** How far a file is, for the one who uploaded it and those who may write such files. @throws 404 */
export async function getFile(call: Call, fileId: string): Promise<store.FileRow> {
  const file = await findFile(call, fileId)
  if (file.uploadedBy !== call.caller.memberId && !mayRunAll(call, file.kind)) throw notFound()
  return file
}

/** Takes back the caller's wish to be told when a file is ready. @throws 404 */
export async function cancelFileNotification(call: Call, fileId: string): Promise<void> {
  const file = await getFile(call, fileId)
  await store.deleteFileNotification(call.db, file.id)
}

/** Where a picture lies, and how it is told from others. */
export interface PlacedPicture {
  key: string
  size: number
  etag: string
}

/** Where a picture lies in full. @throws 404 */
export function getPicture(call: Call, pictureId: string): Promise<PlacedPicture> {
  return findPicture(call, pictureId, 'full')
}

/** Where a picture lies that is cut to a size. @throws 404 */
export function getPictureInSize(call: Call, pictureId: string, size: Dimensions): Promise<PlacedPicture> {
  return findPicture(call, pictureId, size)
}

async function findPicture(call: Call, pictureId: string, size: Dimensions | 'full'): Promise<PlacedPicture> {
  for (const { findBuiltIn } of Object.values(call.context.uploads)) {
    const builtIn = await findBuiltIn?.(call, pictureId, size)
    if (builtIn) return { ...builtIn, etag: `"${builtIn.id}-${size}"` }
  }
  return findStored(call, pictureId, size)
}

/** The same for the logo of the hub, which anybody may see. @throws 404, also for every other picture */
export function getHubLogo(call: HubCall, pictureId: string): Promise<PlacedPicture> {
  return findHubPicture(call, 'hub_logo', pictureId)
}

/** The same for the picture beside the sign-in. @throws 404, also for every other picture */
export function getHubSignInCover(call: HubCall, pictureId: string): Promise<PlacedPicture> {
  return findHubPicture(call, 'hub_sign_in_cover', pictureId)
}

async function findHubPicture(call: HubCall, which: HubPicture, pictureId: string): Promise<PlacedPicture> {
  if ((await findPictureId(call, which)) !== pictureId) throw notFound()
  return findStored(call, pictureId, 'full')
}

async function findStored(call: HubCall, pictureId: string, size: Dimensions | 'full'): Promise<PlacedPicture> {
  const file = await findFile(call, pictureId)
  if (!isPublic(file.kind) || file.status !== 'ready') throw notFound()
  const { domainId } = call.hub
  const key = size === 'full' ? fullPictureKey(domainId, file.id) : pictureKey(domainId, file.id, size)
  const bytes = size === 'full' ? file.servedSize : await call.context.storage.size(key)
  if (bytes === null) throw notFound()
  return { key, size: bytes, etag: `"${file.id}-${size}"` }
}
