import fc, { type Arbitrary } from 'fast-check'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** One way to spoil one place in a value. */
interface Blow {
  /** Which place, counted through the value from the outside in. */
  place: number
  how: 'take' | 'add' | 'retype' | 'stretch' | 'shrink'
}

/** The value with one place spoilt: a field gone or too many, another type, too long, too short. Often it is wrong then, not always. */
export function damaged(value: Arbitrary<unknown>): Arbitrary<unknown> {
  const blow = fc.record<Blow>({
    place: fc.nat(30),
    how: fc.constantFrom('take', 'add', 'retype', 'stretch', 'shrink'),
  })
  return fc.tuple(value, blow).map(([whole, { place, how }]) => {
    const copy = { whole: structuredClone(whole) as Json }
    const places = placesIn(copy.whole, copy, 'whole')
    const [holder, key] = places[place % places.length]!
    spoil(holder, key, how)
    return copy.whole
  })
}

type Holder = Record<string, Json> | Json[]

function placesIn(value: Json, holder: Holder, key: string): [Holder, string][] {
  const own: [Holder, string][] = [[holder, key]]
  if (typeof value !== 'object' || value === null) return own
  const inside = Object.entries(value) as [string, Json][]
  return [...own, ...inside.flatMap(([name, child]) => placesIn(child, value as Holder, name))]
}

function spoil(holder: Holder, key: string, how: Blow['how']): void {
  const at = holder as Record<string, Json>
  const value = at[key]!
  if (how === 'take') {
    if (Array.isArray(holder)) holder.splice(Number(key), 1)
    else delete at[key]
  } else if (how === 'add') {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) value['nobodyKnowsThis'] = 1
    else at[key] = [value]
  } else if (how === 'retype') at[key] = typeof value === 'string' ? 17 : 'seventeen'
  else if (how === 'stretch') at[key] = stretched(value)
  else at[key] = shrunk(value)
}

function stretched(value: Json): Json {
  if (typeof value === 'string') return value.padEnd(100_000, 'x')
  if (typeof value === 'number') return value * 1e12 + 1e15
  return Array.isArray(value) ? Array.from({ length: 1200 }, (_, index) => value[index % value.length] ?? index) : value
}

function shrunk(value: Json): Json {
  if (typeof value === 'string') return ''
  if (typeof value === 'number') return -value - 1
  return Array.isArray(value) ? [] : null
}
