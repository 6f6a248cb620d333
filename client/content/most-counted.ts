/** The contract counts a filter, and what a search finds, this far. */
export const MOST_COUNTED = 1_000
