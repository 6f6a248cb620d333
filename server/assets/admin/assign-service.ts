import type { HubCall } from '../../context.ts'
import { deleteUnusedFile } from '../../files/delete-service.ts'
import { isDrawnOf } from '../../files/key-rules.ts'
import { assetTypeOf } from '../../files/package-rules.ts'
import type { ReadyFile } from '../../upload-purpose.ts'
import * as store from './assign-store.ts'
import { findFiles, takePictures, type FileRow } from './asset-write-store.ts'

/** What they learn of its length, its format and its picture comes with the measures, which are taken after this. */
export async function replaceFile(call: HubCall, uploaded: ReadyFile): Promise<void> {
  const { file, assets } = await findUploaded(call, uploaded)
  if (!file) return
  const own = assets.filter(({ type }) => type !== 'web')
  const drawn = own.filter(({ fileId, thumbnailId }) => isDrawnOf(fileId, thumbnailId))
  await takePictures(
    call.db,
    drawn.map(({ id }) => id),
  )
  const change = { fileId: file.id, fileFormat: file.format, type: assetTypeOf(file.packageKind) }
  await store.replaceFiles(
    call.db,
    own.map(({ id }) => id),
    change,
    call.context.now(),
  )
  for (const { thumbnailId } of drawn) await deleteUnusedFile(call, thumbnailId!)
}

/** Those in use in the same language make room, and can be restored. */
export async function addSubtitles(call: HubCall, uploaded: ReadyFile): Promise<void> {
  // A file of subtitles belongs to one recording.
  const {
    file,
    assets: [asset],
  } = await findUploaded(call, uploaded)
  if (!file || !asset) return
  const subtitles = { id: file.id, assetId: asset.id, locale: file.locale ?? asset.locale, filename: file.filename }
  await store.putSubtitles(call.db, subtitles, call.context.now())
}

/** A file with the assets that it is for, which are held; neither where it is for none. */
async function findUploaded(
  { db }: HubCall,
  { id, assignedTo }: ReadyFile,
): Promise<{ file?: FileRow | undefined; assets: readonly store.LockedAsset[] }> {
  if (!assignedTo?.length) return { assets: [] }
  const [file] = await findFiles(db, [id])
  return { file, assets: file ? await store.lockAssets(db, assignedTo) : [] }
}
