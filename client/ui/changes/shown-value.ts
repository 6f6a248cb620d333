const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * What a list of changes shows of a value: of several things how many they are, and of an id nothing, since nobody reads those.
 * @param value as the list of changes has it: a text, or JSON of what is none
 */
export function shownValue(value: string | null): string | null {
  if (value === null || ID.test(value)) return null
  const count = lengthOf(value)
  return count === null ? value : String(count)
}

function lengthOf(value: string): number | null {
  if (!value.startsWith('[')) return null
  try {
    return (JSON.parse(value) as unknown[]).length
  } catch {
    return null
  }
}
