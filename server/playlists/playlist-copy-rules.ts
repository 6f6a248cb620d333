/** How copies are called. */

const MAX_LENGTH = 255
const NUMBER = / \((\d{1,6})\)$/

/** A name without the number at its end. */
export function baseOf(name: string): string {
  return name.replace(NUMBER, '')
}

/** The name with the first number that none of some names has, from 2 on; a long name is cut so that the number fits. */
export function numbered(name: string, taken: readonly string[]): string {
  const base = baseOf(name)
  for (let number = 2; ; number += 1) {
    const end = ` (${number})`
    const next = `${Array.from(base)
      .slice(0, MAX_LENGTH - end.length)
      .join('')
      .trimEnd()}${end}`
    if (!taken.includes(next)) return next
  }
}
