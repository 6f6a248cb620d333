import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { HubProblem } from '../../api/hub-problem.ts'
import { refusalOf } from '../../api/refusal-of.ts'
import type { Refusal } from '../../ui/form/refusal.ts'
import type { AssignmentValues } from './assignment-values.ts'

type Whom = AssignmentValues['audience']

/** The field at which it is said whom an assignment asks. */
const WHOM = { everyone: 'audience', teams: 'teams', people: 'people' } as const

const WORDS: Record<string, { text: MessageDescriptor; field: (whom: Whom) => keyof AssignmentValues }> = {
  'audience-required': { text: msg`Choose at least one.`, field: (whom) => WHOM[whom] },
  'unknown-reference': {
    text: msg`One of these is no longer in this hub. Take it out.`,
    field: (whom) => WHOM[whom],
  },
  'due-needs-teams': {
    text: msg`Only members of teams have a day on which they joined. Choose another date, or ask teams.`,
    field: () => 'dueType',
  },
  'repetition-without-date': { text: msg`What comes again needs a date.`, field: () => 'repeats' },
  'window-too-long': {
    text: msg`This has to be shorter than the time between two dates. Enter fewer days.`,
    field: () => 'windowDays',
  },
}

/** What the form says where the hub does not take an assignment. */
export function assignmentRefusal(error: unknown, whom: Whom): Refusal {
  const refusal = refusalOf(error)
  if (!(error instanceof HubProblem)) return refusal
  if (error.code === 'assignment-limit-reached')
    return { ...refusal, text: i18n._(msg`There can be 100 assignments at the most. Remove one first.`) }
  if (error.status === 403) {
    const text = i18n._(
      msg`You can ask only teams that you manage and people of those. Ask an admin of this hub for the rest.`,
    )
    return { ...refusal, text, fields: { [WHOM[whom]]: text } }
  }
  const words = WORDS[error.code]
  return words ? { ...refusal, fields: { [words.field(whom)]: i18n._(words.text) } } : refusal
}
