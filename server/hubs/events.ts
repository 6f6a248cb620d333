import { eventType } from '../event.ts'

/** What happens to a hub. */

/** This picture is its logo no more. */
export const logoReplaced = eventType<{ fileId: string }>('logoReplaced')
