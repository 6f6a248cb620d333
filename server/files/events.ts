import { eventType } from '../event.ts'
import type { UploadType } from './rules.ts'

/** What happens to files. */

export interface AnnouncedFile {
  id: string
  kind: UploadType
  alternativeText: string | null
  /** The frame of a badge's picture; undefined where it was not said. */
  style: string | undefined
  now: Date
}

/** Somebody is about to upload a file. */
export const fileAnnounced = eventType<AnnouncedFile>('fileAnnounced')

export interface SettledFile {
  id: string
  kind: UploadType
  filename: string
  uploadedBy: string | null
  /** Whether who uploaded it wants to be told. */
  isAwaited: boolean
  /** What it is to be given to at once; null where somebody else will see to that. */
  assignedTo: readonly string[] | null
}

/** A file is prepared, and can be used from now on. */
export const fileReady = eventType<SettledFile>('fileReady')

/** It is known what a document holds, for the first time, after `fileReady`, or anew. */
export const documentRead = eventType<Pick<SettledFile, 'id' | 'kind'>>('documentRead')

/** A document that was ready may be shown in another way from now on, after `documentRead`. */
export const documentPreparedAgain = eventType<Pick<SettledFile, 'id' | 'kind'>>('documentPreparedAgain')

/** A file cannot be used. */
export const fileInvalid = eventType<SettledFile>('fileInvalid')
