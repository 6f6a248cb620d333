import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ContentImportOutcome } from '../../../generated/client/model/contentImportOutcome.ts'
import type { ContentImportProblem } from '../../../generated/client/model/contentImportProblem.ts'

/** What becomes of rows of content, and what to do about what stands against it, on screens. */

export const outcomeWords: Record<ContentImportOutcome, MessageDescriptor> = {
  created: msg`New`,
  changed: msg`Changes`,
  unchanged: msg`As it is`,
  refused: msg`Left out`,
}

export const problemSentences: Record<ContentImportProblem, MessageDescriptor> = {
  missingKey: msg`Give the row an externalRefId of your own, or the id of content that is here.`,
  unknownContent: msg`The hub has no content with this id. Empty the cell to add something new.`,
  deletedContent: msg`This was deleted. Restore it first.`,
  commonContent: msg`Another hub shares this. Change it there.`,
  duplicateRow: msg`An earlier row is about the same. Keep one of them.`,
  notAllowed: msg`You may not make or change this. Name a team and a playlist that you manage, or ask an admin.`,
  missingValue: msg`Something new needs a value here.`,
  badValue: msg`This does not fit the column. Correct it.`,
  wrongForType: msg`This is not for content of this type. Empty the cell.`,
  fileNeeded: msg`This type needs a file. Add it in the library, then change it here by its id.`,
  externalRefTaken: msg`Something else has this externalRefId. Choose another one.`,
  unknownReference: msg`The hub has nothing of this name. Correct it, or write its id.`,
  ambiguousReference: msg`Several have this name. Write the id of the right one.`,
  placeStays: msg`A playlist that is here is put into another one on its own page. Empty the cell.`,
}
