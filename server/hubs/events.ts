import { eventType } from '../event.ts'

/** What happens to a hub. */

/** This picture is its logo, or beside its sign-in, no more. */
export const hubPictureReplaced = eventType<{ fileId: string }>('hubPictureReplaced')
