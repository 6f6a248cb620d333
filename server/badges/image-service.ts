import type { Call, HubCall } from '../context.ts'
import { readPage, slicePage, type ListQuery, type Page, type PageQuery } from '../db/page.ts'
import type { IfMatch } from '../contract/etag.ts'
import { mustBeState, stateTag } from '../contract/state-tag.ts'
import { badInput, conflict, notFound } from '../contract/problems.ts'
import { detailsOf, recordAudit, type AuditDetail } from '../audit/service.ts'
import { likePattern, pageShape } from '../db/statement.ts'
import { inTransaction, isUnknownReference } from '../db/transaction.ts'
import { viewerOf } from '../content/rules.ts'
import { SQUARES } from '../files/key-rules.ts'
import { withdrawFile } from '../files/withdraw-service.ts'
import { BUILT_IN_SINCE, builtIns, findBuiltIn, textOf } from './built-in-table.ts'
import type { AnnouncedFile, ReadyFile } from '../upload-purpose.ts'
import { imageState } from './rules.ts'
import type { ImageRef } from './badge-store.ts'
import * as store from './image-store.ts'

/** Pictures for badges: those that come with the hub and those that were uploaded. */

export interface Image extends store.ImageRow {
  isBuiltIn: boolean
}

/**
 * The pictures of the hub: those that were uploaded, the newest first, then those that come with it. Three statements,
 * whatever the length. `search` is part of what they show.
 */
export async function listBadgeImages(call: Call, { search, limit, offset }: ListQuery): Promise<Page<Image>> {
  const pattern = search === undefined ? null : likePattern(search)
  const uploaded = await readPage(
    store.listImages(call.db, pattern, { limit, offset }),
    store.countImages(call.db, pattern),
  )
  const builtIn = slicePage(builtInImages(call, search), {
    limit: limit - uploaded.items.length,
    offset: Math.max(0, offset - uploaded.total),
  })
  return {
    items: [
      ...uploaded.items.map((row) => ({ ...row, isBuiltIn: false })),
      ...(await withBadgeCounts(call, builtIn.items)),
    ],
    total: uploaded.total + builtIn.total,
  }
}

async function withBadgeCounts({ db }: Call, images: Image[]): Promise<Image[]> {
  if (images.length === 0) return []
  const ids = images.map(({ id }) => id)
  const counts = await store.countShowing(db, ids)
  return images.map((image) => ({ ...image, badgeCount: counts.get(image.id) ?? 0 }))
}

function builtInImages({ hub }: Call, search = ''): Image[] {
  return builtIns
    .map((image) => ({
      id: image.id,
      alternativeText: textOf(image, hub.locale),
      style: image.style,
      badgeCount: 0,
      createdAt: BUILT_IN_SINCE,
      isBuiltIn: true,
    }))
    .filter(({ alternativeText }) => alternativeText.toLowerCase().includes(search.toLowerCase()))
}

/** The picture that a badge is to show. @param pointer where the call names it @throws 400 `unknown-reference` */
export async function mustFindRef({ db }: Pick<Call, 'db'>, imageId: string, pointer = '/imageId'): Promise<ImageRef> {
  const builtIn = findBuiltIn(imageId)
  if (builtIn) return { uploadedId: null, builtInId: builtIn.id }
  const image = await store.findImage(db, imageId)
  if (!image)
    throw badInput('unknown-reference', pointer, 'There is no such picture for badges in this hub, or it is not ready.')
  return { uploadedId: image.id, builtInId: null }
}

/** Where a picture is served, in one of the three sizes. @throws 404 */
export async function getBadgeImagePicture(
  call: Call,
  imageId: string,
  size: 'small' | 'medium' | 'large',
): Promise<string> {
  const { id } = findBuiltIn(imageId) ?? (await mustFindImage(call, imageId))
  return `/api/picture/${id}/${SQUARES[size]}`
}

/** The playlists that the caller may see and whose badge shows a picture. Three statements at the most. @throws 404 */
export async function listBadgeImagePlaylists(
  call: Call,
  imageId: string,
  query: PageQuery,
): Promise<Page<{ id: string; name: string }>> {
  const { id } = findBuiltIn(imageId) ?? (await mustFindImage(call, imageId))
  const values = { ...viewerOf(call), imageId: id, offset: query.offset }
  return readPage(store.listPlaylists(call.db, values, pageShape(query)), store.countPlaylists(call.db, values))
}

/** Says something else of a picture, in all badges that show it. @returns the new ETag @throws 404, 409 `badge-image-built-in`, 412 */
export async function updateBadgeImage(
  call: Call,
  imageId: string,
  ifMatch: IfMatch,
  change: store.ImageChange,
): Promise<string> {
  const { id } = await mustFindUploaded(call, imageId)
  return inTransaction(call, async (call) => {
    await store.lockImage(call.db, id)
    const image = await mustFindUploaded(call, imageId)
    mustBeState(ifMatch, imageState(image))
    await store.updateImage(call.db, image.id, change)
    await record(call, 'UPDATE', image, detailsOf(image, change))
    return stateTag(imageState({ ...image, ...change }))
  })
}

/**
 * Deletes a picture that was uploaded; the badges that show it get the replacement.
 * @throws 400 `unknown-reference`, 404, 409 `badge-image-built-in`, `badge-image-in-use`
 */
export async function deleteBadgeImage(
  call: Call,
  imageId: string,
  replacementImageId: string | undefined,
): Promise<void> {
  const image = await mustFindUploaded(call, imageId)
  const replacement =
    replacementImageId === undefined ? null : await mustFindReplacement(call, image, replacementImageId)
  if (!replacement && image.badgeCount > 0) throw inUse()
  try {
    const clean = await inTransaction(call, async (call) => {
      if (replacement) await store.replaceImage(call.db, image.id, replacement)
      await store.deleteImage(call.db, image.id)
      const details = replacement ? [{ property: 'replacementImageId', oldValue: null, value: replacementImageId }] : []
      await record(call, 'DELETE', image, details)
      return withdrawFile(call, image.id)
    })
    await clean()
  } catch (error) {
    // Somebody gave it to a badge meanwhile.
    throw isUnknownReference(error) ? inUse() : error
  }
}

function inUse() {
  return conflict('badge-image-in-use', 'Badges show this picture. Name another one in replacementImageId.')
}

function mustFindReplacement(call: Call, { id }: store.FoundImage, replacementId: string): Promise<ImageRef> {
  const pointer = 'query/replacementImageId'
  if (replacementId.toLowerCase() === id)
    throw badInput('unknown-reference', pointer, 'This is the picture that is to be deleted. Name another one.')
  return mustFindRef(call, replacementId, pointer)
}

/** Only pictures that were uploaded can be changed. */
async function mustFindUploaded(call: Call, imageId: string): Promise<store.FoundImage> {
  if (findBuiltIn(imageId))
    throw conflict(
      'badge-image-built-in',
      'This picture comes with the hub. Upload one of your own to change or delete it.',
    )
  const image = await mustFindImage(call, imageId)
  return image
}

async function mustFindImage({ db }: Call, id: string): Promise<store.FoundImage> {
  const image = await store.findImage(db, id)
  if (!image) throw notFound()
  return image
}

function record(
  call: Call,
  action: 'UPDATE' | 'DELETE',
  image: store.FoundImage,
  details: AuditDetail[],
): Promise<void> {
  return recordAudit(call, {
    action,
    objectType: 'badgeImage',
    objectId: image.id,
    objectName: image.alternativeText ?? image.id,
    details,
  })
}

/** Makes a file that is announced a picture for badges, in the transaction of the call. */
export async function addImage({ db }: HubCall, { style = 'sticker', ...file }: AnnouncedFile): Promise<void> {
  await store.insertImage(db, { ...file, style })
}

/** Lets badges show a picture that became ready. What is no badge is left out. */
export async function showUploaded({ db }: HubCall, { id, assignedTo }: ReadyFile): Promise<void> {
  if (assignedTo?.length) await store.setImage(db, assignedTo, { uploadedId: id, builtInId: null })
}
