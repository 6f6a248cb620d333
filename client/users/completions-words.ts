import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CompletionImportOutcome } from '../../generated/client/model/completionImportOutcome.ts'
import type { CompletionImportProblem } from '../../generated/client/model/completionImportProblem.ts'

/** What becomes of rows of past completions, and what stands against it, on screens. */

export const completionOutcomeWords: Record<CompletionImportOutcome, MessageDescriptor> = {
  recorded: msg`Recorded`,
  known: msg`Recorded already`,
  refused: msg`Left out`,
}

export const completionProblemWords: Record<CompletionImportProblem, MessageDescriptor> = {
  unknownPerson: msg`Unknown person`,
  ambiguousPerson: msg`Several people with this number`,
  unknownContent: msg`Unknown content`,
  ambiguousContent: msg`Several contents of this name`,
  badTime: msg`Unclear time`,
  futureTime: msg`Time in the future`,
  duplicateRow: msg`Same as an earlier row`,
}
