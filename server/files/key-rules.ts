import { createHash } from 'node:crypto'
import { newId } from '../platform/ids.ts'

/** Where files lie in the store. Each hub has a folder of its own there. */

/** The sizes that pages use, as the contract names them. */
export const DIMENSIONS = ['64x64', '128x128', '256x256', '320x180', '640x360', '1280x720'] as const
export type Dimensions = (typeof DIMENSIONS)[number]

/** The square ones, by the names that calls have for them. */
export const SQUARES = { small: '64x64', medium: '128x128', large: '256x256' } as const satisfies Record<
  string,
  Dimensions
>

/** A new place for what somebody uploads; never the same twice, so that a late upload cannot change what was checked. */
export function originalKey(domainId: number): string {
  return `${domainId}/files/${newId()}`
}

/** Where a browser puts an upload by itself, until the hub takes it over. */
export function draftKey(domainId: number, uploadId: string): string {
  return `${domainId}/uploads/${uploadId}`
}

/** Where the parts of uploads lie until they are put together. */
export function partsFolder(domainId: number): string {
  return `${domainId}/parts`
}

/** A new place for a part of an upload. */
export function partKey(domainId: number, uploadId: string): string {
  return `${partsFolder(domainId)}/${uploadId}/${newId()}`
}

/** Of which upload a part is. */
export function uploadOfPart(key: string): string {
  return key.split('/')[2]!
}

export function pictureKey(domainId: number, fileId: string, name: Dimensions | 'full'): string {
  return `${domainId}/pictures/${fileId}/${name}.webp`
}

export function fullPictureKey(domainId: number, fileId: string): string {
  return pictureKey(domainId, fileId, 'full')
}

export function packagePrefix(domainId: number, fileId: string): string {
  return `${domainId}/packages/${fileId}`
}

/** The pages of a document that became PDF. */
export function pagesKey(domainId: number, fileId: string): string {
  return `${domainId}/pages/${fileId}.pdf`
}

/** The rows of a table in the one form in which the hub reads them. */
export function tableKey(domainId: number, fileId: string): string {
  return `${domainId}/tables/${fileId}`
}

/** The file of one try at an export of personal data or of the hub. */
export function exportKey(domainId: number, exportId: string, tries: number): string {
  return `${domainId}/exports/${exportId}-${tries}.zip`
}

export function subtitleKey(domainId: number, fileId: string): string {
  return `${domainId}/subtitles/${fileId}.vtt`
}

/** What a recording was converted to. The same each time, so that a second try writes over what the first left. */
export function recordingKey(domainId: number, fileId: string): string {
  return `${domainId}/recordings/${fileId}`
}

/**
 * The id of the picture that is drawn of a recording or a document, which follows from the id of the file (a UUID of version 8):
 * preparing it again finds the picture that is there.
 */
export function posterIdOf(fileId: string): string {
  const hex = createHash('sha256').update(`poster of ${fileId}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Whether a picture was drawn of the file that an asset has, and not chosen. */
export function isDrawnOf(fileId: string | null | undefined, pictureId: string | null): boolean {
  return Boolean(fileId) && pictureId === posterIdOf(fileId!)
}
