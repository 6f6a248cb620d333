import { DRAWING } from '../format-rules.ts'
import type { FileRow } from '../store.ts'
import type { Served } from './byte-service.ts'

/** What learners get of a file: what the hub made of it, or else the original. Null while there is nothing to get. */
export function servedOf(file: FileRow): Served | null {
  if (file.status !== 'ready') return null
  return convertedOf(file) ?? originalOf(file)
}

/** What the hub made of a file; null where it made nothing. */
export function convertedOf(file: FileRow): Served | null {
  if (file.status !== 'ready' || !file.servedKey || file.servedSize === null) return null
  return {
    key: file.servedKey,
    size: file.servedSize,
    contentType: file.servedType ?? 'application/octet-stream',
    etag: `"${file.id}-c"`,
  }
}

/** A file as it was uploaded; of a drawing, in which scripts could run, what the hub drew. */
export function originalOf(file: FileRow): Served | null {
  if (file.contentType === DRAWING) return convertedOf(file)
  if (file.status !== 'ready' || !file.storageKey) return null
  return { key: file.storageKey, size: file.size, contentType: file.contentType, etag: `"${file.id}"` }
}

/** One file of an unpacked package. */
export function entryServed({
  storageKey,
  size,
  contentType,
}: {
  storageKey: string
  size: number
  contentType: string
}): Served {
  // The key ends in the id of the package and the number of the file in it.
  return { key: storageKey, size, contentType, etag: `"${storageKey.split('/').slice(-2).join('-')}"` }
}
