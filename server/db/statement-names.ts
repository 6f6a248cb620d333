import { RecentMap } from '../platform/recent-map.ts'

/** More names than the hub has statements that are always the same. */
const MAX_NAMES = 2_000
/** Texts that came once lately. */
const MAX_ONCE = 1_000

/**
 * Names under which PostgreSQL keeps the plans of statements. A text gets one when it comes again: one that is built anew each
 * time, such as the rules of a team, would else fill the memory of every connection with plans that nobody needs twice.
 * @returns the name of a text; undefined for one that has none
 */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const once = new RecentMap<string, true>(MAX_ONCE)
  return (text) => {
    const known = names.get(text)
    if (known || names.size >= MAX_NAMES) return known
    if (!once.has(text)) {
      once.set(text, true)
      return undefined
    }
    once.delete(text)
    names.set(text, `s${names.size}`)
    return names.get(text)
  }
}
