import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { HubProblem } from '../../api/hub-problem.ts'
import { refusalOf } from '../../api/refusal-of.ts'
import type { Entry } from './contents-rules.ts'

/** Why the hub does not take the contents of a playlist. */
export interface RefusedContents {
  title: string
  text: string
  /** What is wrong with which entry, by its key. */
  faults: ReadonlyMap<string, string>
}

/** @param entries those that were sent, in their order */
export function refusedContents(error: unknown, entries: readonly Entry[]): RefusedContents {
  const isGone = error instanceof HubProblem && error.code === 'unknown-reference'
  const { title, text, fields } = refusalOf(error)
  const faults = new Map<string, string>()
  for (const [path, words] of Object.entries(fields)) {
    const entry = entries[Number(path.split('.')[0])]
    if (entry) faults.set(entry.key, isGone ? i18n._(msg`It was deleted. Take it out.`) : words)
  }
  if (!isGone) return { title, text, faults }
  return {
    title: i18n._(msg`Something is no longer there`),
    text: i18n._(msg`Somebody deleted it meanwhile. Take it out and save again.`),
    faults,
  }
}
