import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { UserImportOutcome } from '../../generated/client/model/userImportOutcome.ts'
import type { UserImportProblem } from '../../generated/client/model/userImportProblem.ts'

/** What becomes of rows, and what stands against it, on screens. */

export const outcomeWords: Record<UserImportOutcome, MessageDescriptor> = {
  created: msg`New`,
  changed: msg`Changes`,
  suspended: msg`Suspended`,
  unchanged: msg`As it is`,
  refused: msg`Left out`,
  missing: msg`Not in the file`,
}

export const problemKindWords: Record<UserImportProblem, MessageDescriptor> = {
  badEmail: msg`No e-mail address`,
  duplicateEmail: msg`Address in several rows`,
  missingName: msg`Name missing`,
  badName: msg`Name too long or no plain text`,
  unknownLanguage: msg`Unknown language`,
  unknownTeam: msg`Unknown team`,
  ambiguousTeam: msg`Several teams of this name`,
  badDate: msg`Unclear date`,
  badValue: msg`Value does not fit`,
  removedPerson: msg`Deleted earlier`,
  knownEmployeeId: msg`Employee number of somebody else`,
  outranksYou: msg`Holds rights that you do not hold`,
  ownAccount: msg`Would suspend you`,
  adminSuspended: msg`Would suspend an admin`,
}
