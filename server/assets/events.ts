import { eventType } from '../event.ts'

/** What happens to assets. */

export interface SettledAttempt {
  memberId: string
  assetId: string
  /** Null of a course that says itself, in its registration, what comes of it. */
  attemptId: string | null
  attemptNumber: number
  isPassed: boolean
  /** Of 100; null where the course gives none. */
  score: number | null
}

/** A course says of an attempt that it is passed or failed, which it did not before. */
export const attemptSettled = eventType<SettledAttempt>('attemptSettled')
