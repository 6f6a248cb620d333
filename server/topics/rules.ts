/** The tree of topics, from its rows alone. */

export const MAX_TOPICS = 1_000
/** The contract counts places no further. */
const LAST_PLACE = MAX_TOPICS - 1

interface Placed {
  id: string
  parentId: string | null
}

/** Each topic before those below it, with its place among those beside it. @param topics each level in its order */
export function inTreeOrder<T extends Placed>(topics: readonly T[]): (T & { index: number })[] {
  const below = Map.groupBy(topics, ({ parentId }) => parentId)
  const known = new Set(topics.map(({ id }) => id))
  const roots = topics.filter(({ parentId }) => parentId === null || !known.has(parentId))
  const walk = (level: readonly T[]): (T & { index: number })[] =>
    level.flatMap((topic, place) => [
      { ...topic, index: Math.min(place, LAST_PLACE) },
      ...walk(below.get(topic.id) ?? []),
    ])
  return walk(roots)
}

/** By name as a language sorts, `Step 2` before `Step 10`. @param tag BCP 47 */
export function byName<T extends { name: string }>(topics: readonly T[], tag: string): T[] {
  const { compare } = new Intl.Collator(tag, { numeric: true })
  return topics.toSorted((a, b) => compare(a.name, b.name))
}

/** The most tags that the contract lets one thing have. */
const MAX_TAGS = 50

/** Tags without some, and which those were; null where it has none of them. @param names in lower case */
export function tagsTaken(tags: readonly string[], names: readonly string[]) {
  const isTaken = (tag: string) => names.includes(tag.toLowerCase())
  const kept = tags.filter(isTaken)
  return kept.length ? { tags: tags.filter((tag) => !isTaken(tag)), kept } : null
}

/** Tags with some that were taken, as far as they are missing; null where none is, or there is no room for them. */
export function tagsAgain(tags: readonly string[], taken: readonly string[]) {
  const have = new Set(tags.map((tag) => tag.toLowerCase()))
  const kept = taken.filter((tag) => !have.has(tag.toLowerCase()))
  return kept.length && tags.length + kept.length <= MAX_TAGS ? { tags: [...tags, ...kept], kept } : null
}

/** Tags with a new name in the place of the first of some, and none of the others; null where it has none of them, or the new one alone. @param names in lower case */
export function tagsRenamed(tags: readonly string[], names: readonly string[], newName: string) {
  const isOne = (tag: string) => names.includes(tag.toLowerCase()) || tag.toLowerCase() === newName.toLowerCase()
  if (!tags.some((tag) => names.includes(tag.toLowerCase()))) return null
  const place = tags.findIndex(isOne)
  const next = tags.flatMap((tag, nth) => (nth === place ? [newName] : isOne(tag) ? [] : [tag]))
  return next.length === tags.length && next.every((tag, nth) => tag === tags[nth])
    ? null
    : { tags: next, kept: [...tags] }
}

/** The tags that something had; null where somebody has changed them since. */
export function tagsBefore(
  tags: readonly string[],
  before: readonly string[],
  names: readonly string[],
  newName: string,
) {
  const renamed = tagsRenamed(before, names, newName)?.tags ?? before
  const isSame = renamed.length === tags.length && renamed.every((tag, nth) => tag === tags[nth])
  return isSame ? { tags: [...before], kept: [...tags] } : null
}

/** What can be edited of a topic, for its ETag. */
export function stateOf({ name, locale, tags, published }: Editable): unknown[] {
  return [name, locale, tags, published]
}

interface Editable {
  name: string
  locale: string
  tags: readonly string[]
  published: boolean
}
