import type { Context, PublicCall } from '../context.ts'
import { networkOf } from '../platform/network.ts'
import type { RateClass } from './operation-row.ts'
import { CallCounter, type Counted, type Quota } from './call-counter.ts'

/** Calls a minute for one member; the documentation and the reference show these figures. */
export const PER_MEMBER: Record<RateClass, number> = {
  read: 900,
  write: 300,
  search: 300,
  report: 60,
  upload: 120,
  file: 3_000,
  mail: 10,
  ai: 20,
  'sign-in': 20,
}

type StrangerClass = 'file' | 'mail' | 'sign-in' | 'other'

/**
 * Calls a minute of those who have not proved who they are: for one network, and for all of a hub together, so that many
 * networks cannot do what one may not. Signing in is counted apart, so that nothing else uses it up. The limits of a hub
 * are those of a large one in the morning: of 20,000 people with sessions of seven days some 3,000 sign in on a working
 * day, a third of them within the busiest ten minutes, which is 100 a minute; they leave room for six times as many.
 */
const PER_NETWORK: Record<StrangerClass, number> = { file: 3_000, mail: 10, 'sign-in': 20, other: 60 }
const PER_HUB: Record<StrangerClass, number> = { file: 30_000, mail: 60, 'sign-in': 600, other: 3_000 }

/** Calls a minute of a class: of one person, of one network, and of a whole hub. */
export function limitsOf(rate: RateClass): { person: number; network: number; hub: number } {
  const kind = strangerClassOf(rate)
  return { person: PER_MEMBER[rate], network: PER_NETWORK[kind], hub: PER_HUB[kind] }
}

/** What strangers call is counted together, but for a few. */
function strangerClassOf(rate: RateClass): StrangerClass {
  return rate === 'file' || rate === 'mail' || rate === 'sign-in' ? rate : 'other'
}

/** The classes, in the order in which they are shown. */
export const RATE_CLASSES = Object.keys(PER_MEMBER) as RateClass[]

/** Counts calls in this process. What must survive a restart, which is guesses at passwords, is counted in the database as well. */
export interface Limiter {
  /** Counts a call of somebody who has not proved who they are; null where nothing is counted. @throws Problem 429 */
  countStranger(rate: RateClass, call: PublicCall): Counted | null
  /** Counts a call of a member. @throws Problem 429 */
  countMember(rate: RateClass, call: PublicCall, memberId: string): Quota | null
}

export const noLimits: Limiter = { countStranger: () => null, countMember: () => null }

export function rateLimiter({ config }: Pick<Context, 'config'>): Limiter {
  if (!config.rateLimits) return noLimits
  const [networks, hubs, members] = [new CallCounter(), new CallCounter(), new CallCounter()]
  return {
    countStranger(rate, { hub, address }) {
      const kind = strangerClassOf(rate)
      const network = networks.count(`${kind}:${networkOf(address)}`, PER_NETWORK[kind])
      const whole = hubs.count(`${kind}:${hub.domainId}`, PER_HUB[kind])
      return {
        // Of the two, the one that ends sooner.
        quota: whole.quota.remaining < network.quota.remaining ? whole.quota : network.quota,
        undo: () => {
          network.undo()
          whole.undo()
        },
      }
    },
    countMember: (rate, { hub }, memberId) =>
      members.count(`${rate}:${hub.domainId}:${memberId}`, PER_MEMBER[rate]).quota,
  }
}
