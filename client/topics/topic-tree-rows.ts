/** What the tree of topics shows, and where a topic goes: from the list alone, each topic before those below it. */

export interface TreeTopic {
  id: string
  name: string
  parent_id: string | null
  isDeleted: boolean
}

export interface TreeRow<T extends TreeTopic = TreeTopic> {
  topic: T
  /** From 1. */
  level: number
  /** Its place among those beside it and how many those are, from 1. */
  position: number
  setSize: number
  /** Null where nothing is below it. */
  isOpen: boolean | null
}

/** Where a topic goes, as rankTopic takes it. */
export interface Place {
  index: number
  parentTopicId: string | null
}

/** The rows that are to be seen: those whose parents are open. A topic whose parent is not in the list stands on the first level. */
export function rowsOf<T extends TreeTopic>(topics: readonly T[], open: ReadonlySet<string>): TreeRow<T>[] {
  const below = Map.groupBy(topics, ({ parent_id: parent }) => parent)
  const known = new Set(topics.map(({ id }) => id))
  const walk = (level: readonly T[], depth: number): TreeRow<T>[] =>
    level.flatMap((topic, place) => {
      const children = below.get(topic.id) ?? []
      const isOpen = children.length > 0 ? open.has(topic.id) : null
      const row = { topic, level: depth, position: place + 1, setSize: level.length, isOpen }
      return isOpen ? [row, ...walk(children, depth + 1)] : [row]
    })
  return walk(
    topics.filter(({ parent_id: parent }) => parent === null || !known.has(parent)),
    1,
  )
}

/** The topics directly below one that are not deleted, or those of the first level. */
export function levelBelow<T extends TreeTopic>(topics: readonly T[], parentId: string | null): T[] {
  return topics.filter((topic) => topic.parent_id === parentId && !topic.isDeleted)
}

/** A topic and all below it: where it may not go. */
export function branchOf(topics: readonly TreeTopic[], id: string): Set<string> {
  const branch = new Set([id])
  for (const topic of topics) if (topic.parent_id !== null && branch.has(topic.parent_id)) branch.add(topic.id)
  return branch
}

export type Step = 'up' | 'down' | 'in' | 'out'

/** Where one step takes a topic: past its neighbour, below the one before it, or behind its parent. Null where it cannot go. */
export function placeAfter(
  topics: readonly TreeTopic[],
  { id, parent_id: parent }: TreeTopic,
  step: Step,
): Place | null {
  const level = levelBelow(topics, parent)
  const index = level.findIndex((topic) => topic.id === id)
  switch (step) {
    case 'up':
      return index > 0 ? { index: index - 1, parentTopicId: parent } : null
    case 'down':
      return index < level.length - 1 ? { index: index + 1, parentTopicId: parent } : null
    case 'in': {
      const before = level[index - 1]
      return before ? { index: levelBelow(topics, before.id).length, parentTopicId: before.id } : null
    }
    case 'out': {
      const above = topics.find((topic) => topic.id === parent)
      if (!above) return null
      const place = levelBelow(topics, above.parent_id).findIndex((topic) => topic.id === above.id)
      return { index: place + 1, parentTopicId: above.parent_id }
    }
  }
}

/** Which part of a row something is let go over. */
export type DropPart = 'before' | 'inside' | 'after'

/** Where a topic goes that is let go over another one. Null for itself, what is below it and what is deleted. */
export function placeOfDrop(topics: readonly TreeTopic[], id: string, target: TreeTopic, part: DropPart): Place | null {
  if (target.isDeleted || branchOf(topics, id).has(target.id)) return null
  if (part === 'inside') return { index: 0, parentTopicId: target.id }
  const level = levelBelow(topics, target.parent_id).filter((topic) => topic.id !== id)
  const index = level.findIndex((topic) => topic.id === target.id)
  return { index: part === 'before' ? index : index + 1, parentTopicId: target.parent_id }
}
