/** Why something may interest who completed something else. */

export interface Comparable {
  tags: readonly string[]
  topics: readonly { id: string; name: string }[]
}

export interface Overlap<C> {
  /** What was completed. */
  completed: C
  /** The names of the topics that the two have in common. */
  topics: string[]
  tags: string[]
}

/** What has most in common with the content; of several the first. Null where nothing has anything. @param completed the best to name first */
export function bestOverlap<C extends Comparable>(content: Comparable, completed: readonly C[]): Overlap<C> | null {
  let best: Overlap<C> | null = null
  for (const each of completed) {
    const overlap = { completed: each, ...inCommon(content, each) }
    if (sizeOf(overlap) > sizeOf(best)) best = overlap
  }
  return best
}

function inCommon(one: Comparable, other: Comparable): { topics: string[]; tags: string[] } {
  const [tags, topicIds] = [new Set(other.tags), new Set(other.topics.map(({ id }) => id))]
  return {
    tags: [...new Set(one.tags)].filter((tag) => tags.has(tag)),
    topics: one.topics.filter(({ id }) => topicIds.has(id)).map(({ name }) => name),
  }
}

function sizeOf(overlap: { topics: string[]; tags: string[] } | null): number {
  return overlap ? overlap.topics.length + overlap.tags.length : 0
}
