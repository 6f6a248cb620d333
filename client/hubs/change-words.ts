import { msg } from '@lingui/core/macro'
import { actionWords } from '../ui/changes/action-words.ts'

/** What was done to the hub. Features are switched, on or off. */
export const hubActionWords = { ...actionWords, ACTIVATE: msg`Switched` }
