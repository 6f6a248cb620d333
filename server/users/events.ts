import { eventType } from '../event.ts'

/** What happens to the people of a hub. */

/** Somebody to write to. */
export interface Invited {
  memberId: string
  email: string
  name: string
  locale: string
  /** Whether they accepted before, and come back to the hub. */
  hasJoined: boolean
}

/** How people are let in: by a mail, by a start password that they are told, or by either. */
export interface Inviting {
  isMailed: boolean
  startPassword: string | null
}

export interface Invitations extends Inviting {
  people: readonly Invited[]
  invitedBy: string
}

/** These are to be let in. They have a place in the hub already. */
export const membersInvited = eventType<Invitations>('membersInvited')

/** The invitations of these are taken back. */
export const invitationsWithdrawn = eventType<{ memberIds: readonly string[] }>('invitationsWithdrawn')

/** What members are or may do has changed, and is committed. */
export const membersChanged = eventType<null>('membersChanged')

/** People were removed from the hub, and may be brought back for a while. */
export const membersRemoved = eventType<{
  memberIds: readonly string[]
  /** Null where nobody did it. */
  actorId: string | null
}>('membersRemoved')

/** People who were removed are back, with their teams and rights. */
export const membersRestored = eventType<{ memberIds: readonly string[] }>('membersRestored')

/** What the rules of teams look at is different of these: they are new, or their facts, language or address changed. */
export const peopleChanged = eventType<{ memberIds: readonly string[] }>('peopleChanged')
