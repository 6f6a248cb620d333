import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ChangelogAction } from '../../../generated/client/model/changelogAction.ts'

/** What was done, as a word of the table and of its filter. */
export const actionWords: Record<ChangelogAction, MessageDescriptor> = {
  CREATE: msg`Made`,
  UPDATE: msg`Changed`,
  DELETE: msg`Deleted`,
  RESTORE: msg`Restored`,
  RANK: msg`Moved`,
  'RESET RANK': msg`Sorted`,
  ARCHIVE: msg`Archived`,
  ACTIVATE: msg`Activated`,
}
