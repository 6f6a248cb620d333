import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What a list of changes says was done. */
type Action = 'CREATE' | 'DELETE' | 'RESTORE' | 'UPDATE' | 'RANK' | 'RESET RANK' | 'ARCHIVE' | 'ACTIVATE'

/** What was done, as a word of the table and of its filter. */
export const actionWords: Record<Action, MessageDescriptor> = {
  CREATE: msg`Made`,
  UPDATE: msg`Changed`,
  DELETE: msg`Deleted`,
  RESTORE: msg`Restored`,
  RANK: msg`Moved`,
  'RESET RANK': msg`Sorted`,
  ARCHIVE: msg`Archived`,
  ACTIVATE: msg`Activated`,
}
