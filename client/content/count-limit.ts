/** The contract counts a filter, and what a search finds, this far. */
export const COUNT_LIMIT = 1_000
