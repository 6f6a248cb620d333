import { conflict } from './problems.ts'

const DAYS = 30

/** Until when what was deleted at that moment can be restored; null for what is not deleted. */
export function restorableUntil(deletedAt: Date | null): Date | null {
  return deletedAt && new Date(deletedAt.getTime() + DAYS * 86_400_000)
}

/** What was deleted before this moment can no longer be restored. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - DAYS * 86_400_000)
}

/** @throws Problem 409 `no-longer-restorable` */
export function mustBeRestorable(deletedAt: Date | null, now: Date): void {
  if (deletedAt && deletedAt <= restorableSince(now))
    throw conflict('no-longer-restorable', 'It was deleted more than 30 days ago and cannot be restored. Make it anew.')
}
