import type { Entry } from './contents-rules.ts'

/** What somebody did to the contents of a playlist, one change after the other, and what comes of it where two people did something. */

/** What can be said of an entry. A lock is one with its time. */
const FIELDS = {
  section: {
    name: ['name'],
    description: ['description'],
    lock: ['lockingMode', 'unlockDateTime', 'unlockTimezone'],
  },
  item: { optional: ['optional'] },
} as const

type Field = 'name' | 'description' | 'lock' | 'optional'

interface AnyChange {
  /** Of this one among those of one comparison. */
  id: string
  name: string
  /** Whether the other side changed just this, too, and to something else. */
  isAsked: boolean
}

/** Something that one side did. */
export type Change = AnyChange &
  (
    | { what: 'added' }
    /** `isAsked` where the other side changed what was taken out. */
    | { what: 'removed' }
    /** The other side took out what this one changed. */
    | { what: 'kept' }
    /** Behind what it stands now, by name; null for the beginning. `count` entries went with a section. */
    | { what: 'moved'; behind: string | null; otherBehind: string | null; keys: string[]; count: number }
    | { what: Field; before: Entry; now: Entry; other: Entry }
  )

/** What two made of the same contents. */
export interface Conflict {
  base: readonly Entry[]
  theirs: readonly Entry[]
  mine: readonly Entry[]
}

export type Side = 'theirs' | 'mine'
export type Choices = ReadonlyMap<string, Side>

/** Their changes that are not mine as well, in the order of their list. */
export function changesOf({ base, theirs, mine }: Conflict): Change[] {
  const [old, now, own] = [byKey(base), byKey(theirs), byKey(mine)]
  const removed = base.flatMap((before): Change[] => {
    const entry = own.get(before.key)
    if (now.has(before.key) || !entry) return []
    const isAsked = fieldsOf(before).some((field) => differs(field, before, entry))
    return [{ id: `removed ${before.key}`, what: 'removed', name: before.name, isAsked }]
  })
  const moves = movesOf({ base, theirs, mine })
  const others = theirs.flatMap((entry): Change[] => {
    const { key, name } = entry
    const [before, other] = [old.get(key), own.get(key)]
    if (!before && !other) return [{ id: `added ${key}`, what: 'added', name, isAsked: false }]
    if (!other) {
      const isChanged = fieldsOf(entry).some((field) => differs(field, before!, entry))
      return isChanged ? [{ id: `kept ${key}`, what: 'kept', name, isAsked: true }] : []
    }
    const fields = fieldsOf(entry).flatMap((field): Change[] => {
      if (!differs(field, entry, other) || (before && !differs(field, before, entry))) return []
      const isAsked = !before || differs(field, before, other)
      return [
        { id: `${field} ${key}`, what: field, name: other.name, isAsked, before: before ?? other, now: entry, other },
      ]
    })
    return [...fields, ...moves.filter(({ keys }) => keys[0] === key)]
  })
  return [...removed, ...others]
}

/** What is taken of a change: what was chosen, and where nothing was, theirs unless it is to be asked. */
export const sideOf = (choices: Choices, { id, isAsked }: Change): Side =>
  choices.get(id) ?? (isAsked ? 'mine' : 'theirs')

/** What comes of both: all that either did, and of each change the side that is taken. */
export function resolved(conflict: Conflict, choices: Choices): Entry[] {
  return outcome(conflict, (change) => sideOf(choices, change))
}

/** The list with what was done between two others done to it, whatever it says of the same things. */
export function withChanges(base: readonly Entry[], to: readonly Entry[], list: readonly Entry[]): Entry[] {
  return outcome({ base, theirs: to, mine: list }, () => 'theirs')
}

/** What has to be done to one list to have the other. */
export const differences = (from: readonly Entry[], to: readonly Entry[]) =>
  changesOf({ base: from, theirs: to, mine: from })

function outcome(conflict: Conflict, side: (change: Change) => Side): Entry[] {
  const { base, theirs, mine } = conflict
  const [old, now] = [byKey(base), byKey(theirs)]
  const taken = changesOf(conflict).filter((change) => side(change) === 'theirs')
  const ids = new Set(taken.map(({ id }) => id))
  const moving = new Set(taken.flatMap((change) => (change.what === 'moved' ? change.keys : [])))
  const staying = new Map<string, Entry>()
  for (const entry of mine) {
    const { key } = entry
    const current = now.get(key)
    if (current) staying.set(key, withFields(entry, current, ids))
    // What they took out and I keep is, of a section, one that is made anew.
    else if (!ids.has(`removed ${key}`))
      staying.set(key, entry.kind === 'section' && old.has(key) ? { ...entry, id: null } : entry)
  }
  const entries = [...staying.values()].filter(({ key }) => !moving.has(key))
  let before: string | null = null
  for (const entry of theirs) {
    const { key } = entry
    const comes = ids.has(`added ${key}`) || ids.has(`kept ${key}`)
    if (comes || moving.has(key)) {
      const place = entries.findIndex((each) => each.key === before)
      entries.splice(place + 1, 0, staying.get(key) ?? entry)
    }
    if (comes || staying.has(key)) before = key
  }
  return entries
}

/** Mine with the fields of theirs that are taken. What content is called and is, nobody arranges. */
function withFields(entry: Entry, current: Entry, ids: ReadonlySet<string>): Entry {
  const names = fieldsOf(entry)
    .filter((field) => ids.has(`${field} ${entry.key}`))
    .flatMap((field) => partsOf(entry, field))
  const taken = Object.fromEntries(names.map((name) => [name, (current as never)[name]]))
  return entry.kind === 'section'
    ? { ...entry, id: entry.id ?? current.id, ...taken }
    : ({ ...current, optional: entry.optional, ...taken } as Entry)
}

type Known = ReadonlyMap<string, Entry>
const byKey = (entries: readonly Entry[]): Known => new Map(entries.map((entry) => [entry.key, entry]))

const fieldsOf = ({ kind }: Entry) => Object.keys(FIELDS[kind]) as Field[]
const partsOf = ({ kind }: Entry, field: Field) => (FIELDS[kind] as Record<string, readonly string[]>)[field]!

function differs(field: Field, one: Entry, other: Entry): boolean {
  return partsOf(one, field).some((part) => (one as never)[part] !== (other as never)[part])
}

type Move = Extract<Change, { what: 'moved' }>

/** Who moved what, a section with all of it that went along as one. */
function movesOf({ base, theirs, mine }: Conflict): Move[] {
  const own = byKey(mine)
  const within = (keys: readonly string[]) => keys.filter((key) => own.has(key))
  const order = (entries: readonly Entry[]) => entries.map(({ key }) => key)
  const now = byKey(theirs)
  const common = order(base).filter((key) => now.has(key) && own.has(key))
  const known = new Set(common)
  const [theirOrder, myOrder] = [order(theirs), order(mine)].map((keys) => keys.filter((key) => known.has(key))) as [
    string[],
    string[],
  ]
  const moved = movedBetween(common, theirOrder)
  const movedByMe = movedBetween(common, myOrder)
  const [sectionBefore, sectionNow] = [sectionsOf(base), sectionsOf(theirs)]
  const moves: Move[] = []
  for (const [index, key] of theirOrder.entries()) {
    if (!moved.has(key)) continue
    const section = sectionNow.get(key)
    const last = moves.at(-1)
    const goesAlong =
      last &&
      section &&
      last.keys[0] === section &&
      sectionBefore.get(key) === section &&
      last.keys.at(-1) === theirOrder[index - 1]
    if (goesAlong) {
      last.keys.push(key)
      last.count += 1
      continue
    }
    const [previous, otherPrevious] = [behind(theirs, key), behind(mine, key)]
    moves.push({
      id: `moved ${key}`,
      what: 'moved',
      name: own.get(key)!.name,
      isAsked: movedByMe.has(key) && within(myOrder)[myOrder.indexOf(key) - 1] !== theirOrder[index - 1],
      behind: previous,
      otherBehind: otherPrevious,
      keys: [key],
      count: 0,
    })
  }
  return moves
}

/** The name of what an entry stands behind. */
function behind(entries: readonly Entry[], key: string): string | null {
  return entries[entries.findIndex((entry) => entry.key === key) - 1]?.name ?? null
}

/** The section that each entry stands in, by their keys; a section stands in none. */
function sectionsOf(entries: readonly Entry[]): Map<string, string> {
  const found = new Map<string, string>()
  let section: string | null = null
  for (const { key, kind } of entries) {
    if (kind === 'section') section = key
    else if (section) found.set(key, section)
  }
  return found
}

/** The fewest that have to go elsewhere for one order to become the other: all but a longest run that keeps its order. */
function movedBetween(from: readonly string[], to: readonly string[]): ReadonlySet<string> {
  const place = new Map(from.map((key, index) => [key, index]))
  const places = to.map((key) => place.get(key)!)
  // For each entry of `to`, how long the longest run is that ends with it, and what stands before it in that.
  const lengths: number[] = []
  const previous: number[] = []
  places.forEach((at, index) => {
    lengths[index] = 1
    previous[index] = -1
    for (let earlier = 0; earlier < index; earlier += 1)
      if (places[earlier]! < at && lengths[earlier]! >= lengths[index]!) {
        lengths[index] = lengths[earlier]! + 1
        previous[index] = earlier
      }
  })
  const staying = new Set<string>()
  for (let at = lengths.indexOf(Math.max(0, ...lengths)); at >= 0; at = previous[at]!) staying.add(to[at]!)
  return new Set(to.filter((key) => !staying.has(key)))
}
