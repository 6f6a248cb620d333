// Limits keep a hostile package from filling the hub's memory or the attempt's row.
const maxItems = 2000
const maxTextLength = 65_536
const maxTotalLength = 4_000_000
const dataModelName = /^(cmi|adl)\.[A-Za-z0-9_.]{1,200}$/

/** Each reader below returns the value in its type or throws a TypeError. */
export function asRecord(value: unknown): Record<string, unknown> {
  if (!isRecord(value)) throw new TypeError('not an object')
  return value
}

export function asArray(value: unknown): unknown[] {
  if (!Array.isArray(value) || value.length > maxItems) throw new TypeError('not a list of a sane length')
  return value
}

export function asText(value: unknown): string {
  if (typeof value !== 'string' || value.length > maxTextLength) throw new TypeError('not a text of a sane length')
  return value
}

/** A text that the hub or the player made itself. */
export function asLongText(value: unknown): string {
  if (typeof value !== 'string' || value.length > maxTotalLength) throw new TypeError('not a text of a sane length')
  return value
}

export function asTextOrNull(value: unknown): string | null {
  return value === null ? null : asText(value)
}

export function asNumber(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new TypeError('not a number')
  return value
}

export function asNumberOrNull(value: unknown): number | null {
  return value === null ? null : asNumber(value)
}

export function oneOf<const T extends string>(value: unknown, allowed: readonly T[]): T {
  const found = allowed.find((candidate) => candidate === value)
  if (found === undefined) throw new TypeError('not one of the allowed words')
  return found
}

/** Data model values by name, copied so that nothing but known names and texts comes through. */
export function valuesOf(value: unknown): Record<string, string> {
  const entries = Object.entries(asRecord(value))
  let total = 0
  return Object.fromEntries(
    entries.map(([name, text]) => {
      if (!dataModelName.test(name)) throw new TypeError('not a data model name')
      const checked = asText(text)
      total += name.length + checked.length
      if (total > maxTotalLength) throw new TypeError('too much data')
      return [name, checked]
    }),
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
