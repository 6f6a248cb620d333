import type { Hub } from '../context.ts'
import { isUuid } from '../platform/ids.ts'
import type { Actor } from './statement-types.ts'

/** Who people, things and the hub itself are in statements. */

/** Somebody of the hub: an account of it, by an id that says nothing of them. */
export function learnerActor({ origin }: Pick<Hub, 'origin'>, memberId: string): Actor {
  return { objectType: 'Agent', account: { homePage: origin, name: memberId } }
}

/** Who says what the hub itself says. */
export function hubAuthority({ origin }: Pick<Hub, 'origin'>): Actor {
  return { objectType: 'Agent', account: { homePage: origin, name: 'hub' } }
}

/** Who says what a token of the hub wrote. */
export function tokenAuthority({ origin }: Pick<Hub, 'origin'>, tokenId: string): Actor {
  return { objectType: 'Agent', account: { homePage: origin, name: tokenId } }
}

/** The member that an actor would be; whether there is one, the database says. */
export function memberIdIn({ origin }: Pick<Hub, 'origin'>, actor: Actor): string | null {
  const { homePage, name = '' } = actor.account ?? {}
  return homePage === origin && isUuid(name) ? name.toLowerCase() : null
}

/** What content and badges are called in statements. */
export function activityIdOf({ origin }: Pick<Hub, 'origin'>, id: string): string {
  return `${origin}/activities/${id}`
}
