const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What ids are called, as far as that is known. */
export type Names = ReadonlyMap<string, string>

export interface Values {
  oldValue: string | null
  value: string | null
}

/**
 * What a list of changes shows of two values: of lists what was taken away and what was added, and of an id its name. An id
 * without a name is not shown, since nobody reads those; of a list it counts.
 * @param values as the list of changes has them: texts, or JSON of what is none
 */
export function shownValues({ oldValue, value }: Values, names: Names): Values {
  const [before, after] = [listOf(oldValue), listOf(value)]
  if (!before && !after) return { oldValue: shownText(oldValue, names), value: shownText(value, names) }
  const without = (some: readonly string[], others: readonly string[]) => some.filter((each) => !others.includes(each))
  const [old, now] = [before ?? [], after ?? []]
  return { oldValue: shownList(without(old, now), names), value: shownList(without(now, old), names) }
}

function shownText(value: string | null, names: Names): string | null {
  return value !== null && ID.test(value) ? (names.get(value) ?? null) : value
}

function shownList(values: readonly string[], names: Names): string | null {
  const known = values.flatMap((value) => shownText(value, names) ?? [])
  const unnamed = values.length - known.length
  return [...known, ...(unnamed > 0 ? [known.length > 0 ? `+${unnamed}` : String(unnamed)] : [])].join(', ') || null
}

/** Of one that was cut off, what is whole. */
function listOf(value: string | null): string[] | null {
  if (!value?.startsWith('[')) return null
  try {
    return (JSON.parse(value) as unknown[]).map((each) => (typeof each === 'string' ? each : JSON.stringify(each)))
  } catch {
    const whole = value.lastIndexOf('","')
    return whole < 0 ? null : listOf(`${value.slice(0, whole)}"]`)
  }
}
