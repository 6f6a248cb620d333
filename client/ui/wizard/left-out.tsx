import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { NamedList } from './named-list.tsx'

interface LeftOutProps<Obstacle extends string> {
  /** The first things that a change would touch. */
  items: readonly { id: string; name: string; obstacle: Obstacle | null }[]
  /** What is said of what stands against one. */
  words: Record<Obstacle, MessageDescriptor>
  /** How many are left out in all; nothing is said where none is. */
  total: number
  /** How many they are, in words. */
  children: ReactNode
}

/** What would stay as it is because something stands against it, each with the reason. */
export function LeftOut<Obstacle extends string>({ items, words, total, children }: LeftOutProps<Obstacle>) {
  const { i18n } = useLingui()
  if (total === 0) return null
  const entries = items.flatMap(({ id, name, obstacle }) =>
    obstacle ? [{ id, words: `${name}: ${i18n._(words[obstacle])}` }] : [],
  )
  return (
    <>
      <p>{children}</p>
      <NamedList entries={entries} total={total} />
    </>
  )
}
