import { newId } from '../platform/ids.ts'
import type { Dimensions } from './processing/pictures.ts'

/** Where files lie in the store. Each hub has a folder of its own there. */

/** A new place for what somebody uploads; never the same twice, so that a late upload cannot change what was checked. */
export function originalKey(domainId: number): string {
  return `${domainId}/files/${newId()}`
}

/** Where a browser puts an upload by itself, until the hub takes it over. */
export function draftKey(domainId: number, uploadId: string): string {
  return `${domainId}/uploads/${uploadId}`
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

/** The file of one try at an export of personal data. */
export function exportKey(domainId: number, exportId: string, tries: number): string {
  return `${domainId}/exports/${exportId}-${tries}.zip`
}

export function subtitleKey(domainId: number, fileId: string): string {
  return `${domainId}/subtitles/${fileId}.vtt`
}
