import { eventType } from '../event.ts'

/** What happens to badges. */

/** People were awarded a badge that they did not have. */
export const badgeAwarded = eventType<{ badgeId: string; memberIds: readonly string[] }>('badgeAwarded')
