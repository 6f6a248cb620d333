import type { KeyboardEvent } from 'react'
import type { Step, TreeRow, TreeTopic } from './topic-tree-rows.ts'

export interface TreeCommands<T extends TreeTopic> {
  select: (id: string) => void
  toggle: (id: string, isOpen: boolean) => void
  step: (topic: T, step: Step) => void
  edit: (topic: T) => void
  remove: (topic: T) => void
}

const STEPS: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }

/** The keys of the tree pattern of ARIA, and with Alt those that move the topic itself. @returns whether the key means something here */
export function onTreeKey<T extends TreeTopic>(
  { key, altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  rows: readonly TreeRow<T>[],
  current: number,
  commands: TreeCommands<T>,
): boolean {
  const row = rows[current]
  if (!row || ctrlKey || metaKey) return false
  const { topic } = row
  if (altKey) {
    const step = STEPS[key]
    if (step && !topic.isDeleted) commands.step(topic, step)
    return step !== undefined
  }
  if (key === 'Enter' || key === 'F2') return done(() => commands.edit(topic))
  if (key === 'Delete') return done(() => commands.remove(topic))
  if (key === 'ArrowRight' && row.isOpen === false) return done(() => commands.toggle(topic.id, true))
  if (key === 'ArrowLeft' && row.isOpen) return done(() => commands.toggle(topic.id, false))
  const next = rowAt(key, rows, current)
  if (next) commands.select(next.topic.id)
  return next !== undefined || key.startsWith('Arrow')
}

/** The row to which a key goes; a letter goes to the next topic that begins with it. */
function rowAt<T extends TreeTopic>(key: string, rows: readonly TreeRow<T>[], current: number): TreeRow<T> | undefined {
  const row = rows[current]!
  switch (key) {
    case 'ArrowDown':
      return rows[current + 1]
    case 'ArrowUp':
      return rows[current - 1]
    case 'ArrowRight':
      return row.isOpen ? rows[current + 1] : undefined
    case 'ArrowLeft':
      return rows.slice(0, current).findLast(({ level }) => level < row.level)
    case 'Home':
      return rows[0]
    case 'End':
      return rows.at(-1)
  }
  if (key.length !== 1 || key === ' ') return undefined
  const inTurn = [...rows.slice(current + 1), ...rows.slice(0, current)]
  return inTurn.find(({ topic }) => topic.name.toLocaleLowerCase().startsWith(key.toLocaleLowerCase()))
}

function done(act: () => void): true {
  act()
  return true
}
