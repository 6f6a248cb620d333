import type { HubCall } from '../../context.ts'
import type { SettledFile } from '../../files/events.ts'
import { deleteUnusedFile } from '../../files/delete-service.ts'
import { isDrawnOf } from '../../files/key-rules.ts'
import { assetTypeOf } from '../../files/package-rules.ts'
import * as store from './assign-store.ts'
import { findFiles, takePictures, type FileRow } from './write-store.ts'

/** Gives assets what was uploaded for them: a file in place of their own, or subtitles. In the transaction of the call. */
export async function assignUploaded(call: HubCall, { id, kind, assignedTo }: SettledFile): Promise<void> {
  if ((kind !== 'asset' && kind !== 'subtitle') || !assignedTo?.length) return
  const [file] = await findFiles(call.db, [id])
  if (!file) return
  const assets = await store.lockAssets(call.db, assignedTo)
  if (kind === 'asset') await replaceFile(call, assets, file)
  // A file of subtitles belongs to one recording.
  else await addSubtitles(call, assets.slice(0, 1), file)
}

/** What they learn of its length, its format and its picture comes with the measures, which are taken after this. */
async function replaceFile(call: HubCall, assets: readonly store.LockedAsset[], file: FileRow): Promise<void> {
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
async function addSubtitles(call: HubCall, assets: readonly store.LockedAsset[], file: FileRow): Promise<void> {
  const now = call.context.now()
  for (const { id, locale } of assets)
    await store.putSubtitles(
      call.db,
      { id: file.id, assetId: id, locale: file.locale ?? locale, filename: file.filename },
      now,
    )
}
