import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { HubProblem } from '../api/hub-problem.ts'
import { refusalOf } from '../api/refusal-of.ts'
import type { Refusal } from '../ui/form/refusal.ts'

/** Why the hub refuses a change of content, where the words are of no use to learners. */
const WORDS: Record<string, { title: MessageDescriptor; text: MessageDescriptor; field?: string }> = {
  'external-ref-taken': {
    title: msg`This id is in use`,
    text: msg`Something else in the hub has this id already. Enter another one.`,
    field: 'externalRefId',
  },
  'file-type-mismatch': {
    title: msg`The file does not fit`,
    text: msg`The file is not of this type. Choose the type that fits it, or replace the file.`,
    field: 'type',
  },
  'file-not-ready': {
    title: msg`The file cannot be used`,
    text: msg`It was refused when it was uploaded. Upload another one.`,
  },
  'unknown-reference': {
    title: msg`Something is no longer there`,
    text: msg`A picture, file, team or playlist that this names was deleted. Choose another one.`,
  },
  'beyond-your-teams': {
    title: msg`Beyond your teams`,
    text: msg`You can choose only what belongs to teams that you manage. Ask an admin of this hub for the rest.`,
  },
}

/** What a form says where the hub refuses a change of content. */
export function contentRefusal(error: unknown): Refusal {
  const words = error instanceof HubProblem ? WORDS[error.code] : undefined
  if (!words) return refusalOf(error)
  const text = i18n._(words.text)
  return { title: i18n._(words.title), text, fields: words.field ? { [words.field]: text } : {} }
}
