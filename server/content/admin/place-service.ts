import type { Call } from '../../context.ts'
import { badInput } from '../../contract/problems.ts'
import { placeAfter, readPlace } from '../../platform/list-place.ts'

/** Long lists go on after the last row that was read, beside their offsets. */

interface Asked {
  after?: string | undefined
  offset: number
}

/** The key after which a list goes on; undefined for its start. @param list which one, and what narrows it @throws 400 `after-not-usable` */
export function keyAfter(call: Call, list: unknown, { after, offset }: Asked): readonly (string | null)[] | undefined {
  if (after === undefined) return undefined
  const { config, now } = call.context
  const key = offset > 0 ? null : readPlace(config.secrets, ofCaller(call, list), after, now())
  if (!key)
    throw badInput(
      'after-not-usable',
      'query/after',
      'Send the nextAfter of the page before, with the same filters and without an offset, within a day.',
    )
  return key
}

/** What goes on after a page; null where it is the last. @param key of its last row */
export function nextAfter(call: Call, list: unknown, hasMore: boolean, key: readonly (string | null)[]): string | null {
  const { config, now } = call.context
  return hasMore ? placeAfter(config.secret, ofCaller(call, list), key, now()) : null
}

const ofCaller = ({ hub, caller }: Call, list: unknown) => [hub.domainId, caller.memberId, list]
