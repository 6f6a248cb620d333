import { eventType } from '../event.ts'

/** What happens to the people of a hub. */

/** Somebody to write to. */
export interface Invited {
  memberId: string
  email: string
  name: string
  locale: string
  hasPassword: boolean
  passwordVersion: number
}

/** These are to be let in. They have a place in the hub already. */
export const membersInvited = eventType<readonly Invited[]>('membersInvited')

/** What members are or may do has changed, and is committed. */
export const membersChanged = eventType<null>('membersChanged')
