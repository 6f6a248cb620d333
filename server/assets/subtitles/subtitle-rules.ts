import type { EditedCue } from '../../files/processing/written-subtitle-service.ts'

/** What the list of changes keeps of a change: enough to see what it was about, and never a whole film. */
const MAX_LINES = 100
const MAX_CHARACTERS = 200

/** The cues that the others do not have, as lines of text with the second at which they begin. */
export function linesOf(cues: readonly EditedCue[], others: readonly EditedCue[]): string[] {
  const known = new Set(others.map(lineOf))
  return cues
    .map(lineOf)
    .filter((line) => !known.has(line))
    .slice(0, MAX_LINES)
    .map((line) => line.slice(0, MAX_CHARACTERS))
}

function lineOf({ start, end, text, settings }: EditedCue): string {
  return [`${start / 1000} to ${end / 1000}:`, text, settings].join(' ').trim()
}
