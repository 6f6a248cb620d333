/** The ground of a button that takes something away for good. White words are read on it, in the light and in the dark. */
export const DANGER = '#b3261e'
