const KEY = 'hub-recent-searches'
const MAX_SEARCHES = 5

/** What was searched for in this tab, the last first. Gone when the tab is closed. */
export function recentSearches(store: Pick<Storage, 'getItem'> = sessionStorage): string[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, MAX_SEARCHES) : []
  } catch {
    // A browser may forbid to keep anything; then nothing was kept.
    return []
  }
}

/** Whoever signs in next must not find what somebody else looked for. */
export function clearRecentSearches(store: Pick<Storage, 'removeItem'> = sessionStorage): void {
  try {
    store.removeItem(KEY)
  } catch {
    // See above.
  }
}

/** Puts words at the front; the same words stand there once. */
export function rememberSearch(words: string, store: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage): void {
  const others = recentSearches(store).filter((each) => each.toLowerCase() !== words.toLowerCase())
  try {
    store.setItem(KEY, JSON.stringify([words, ...others].slice(0, MAX_SEARCHES)))
  } catch {
    // See above.
  }
}
