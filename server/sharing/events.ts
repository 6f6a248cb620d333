import { eventType } from '../event.ts'

/** What happens to sharing. */

export interface SharedContent {
  sharerId: string
  contentIds: readonly string[]
  /** How many were named. */
  userCount: number
  teamCount: number
}

/** Somebody shared or recommended content. */
export const contentShared = eventType<SharedContent>('contentShared')
