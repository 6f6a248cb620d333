import { eventType } from '../event.ts'

/** What happens to badges. */

/** People were awarded a badge that they did not have. */
export const badgeAwarded = eventType<{ badgeId: string; playlistId: string; memberIds: readonly string[] }>(
  'badgeAwarded',
)
