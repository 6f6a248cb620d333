import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Pill } from '../pill.tsx'

const words = { content: msg`New`, items: msg`New items`, version: msg`New version` }

/** What is new about content since the visit before: itself, what a playlist holds, or its file. */
export function NewMark({ newness }: { newness: keyof typeof words }) {
  const { i18n } = useLingui()
  return <Pill tone="brand">{i18n._(words[newness])}</Pill>
}
