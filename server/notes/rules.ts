/** Where in an asset a note stands; null where it is about the whole. */
export type NotePosition = { seconds: number } | { page: number } | null

/** How many notes somebody can have on one asset. */
export const MAX_NOTES = 1000

/** Nobody lists what was deleted, so only who takes it back at once wants it again. */
const RESTORABLE_MS = 86_400_000

/** What was deleted after this can be restored. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - RESTORABLE_MS)
}
