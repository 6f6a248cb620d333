import { eventType } from '../event.ts'

/** What happens to mails. */

/** The mails of a hub are about to be sent: what waits to become one is to be queued now. */
export const mailsDue = eventType<null>('mailsDue')
