import { eventType } from '../event.ts'

/** What happens to files, whatever they are for. What becomes of those of one purpose stands in uploads.ts. */

export interface SettledFile {
  id: string
  filename: string
  uploadedBy: string | null
  /** Whether who uploaded it wants to be told. */
  isAwaited: boolean
}

/** A file is prepared, and can be used from now on. */
export const fileReady = eventType<SettledFile>('fileReady')

/** A file cannot be used. */
export const fileInvalid = eventType<SettledFile>('fileInvalid')
