import { createHash } from 'node:crypto'
import type { Call } from '../context.ts'
import { readSigned, sign } from '../platform/signed.ts'
import { badInput } from './problems.ts'

/**
 * Long lists go on after the last row that was read, beside their offsets. The place is a text that tells callers nothing; it
 * counts for a day, for who asked and for what they asked.
 */

const DAY_SECONDS = 24 * 60 * 60
const SHAPE = /^\d{10}\.[\w-]{22}\.[\w-]+$/

/** What the last row of a page is sorted by, its id behind it. */
type Key = readonly (string | null)[]
type Asking = Pick<Call, 'context' | 'caller' | 'hub'>

interface Asked {
  after?: string | undefined
  offset: number
}

/** The key after which a list goes on; undefined for its start. @param list which one, and what narrows and orders it @throws 400 `after-not-usable` */
export function keyAfter(call: Asking, list: unknown, { after, offset }: Asked): Key | undefined {
  if (after === undefined) return undefined
  const key = offset > 0 ? null : readKey(call, list, after)
  if (key) return key
  throw badInput(
    'after-not-usable',
    'query/after',
    'Send the nextAfter of the page before, with the same filters and without an offset, within a day.',
  )
}

function readKey(call: Asking, list: unknown, after: string): Key | null {
  const text = readSigned(call.context.config.secrets, 'list place', after, SHAPE)
  const [expires, of, place] = text?.split('.') ?? []
  if (!text || Number(expires) < nowIn(call) || of !== digestOf(call, list)) return null
  return JSON.parse(Buffer.from(place!, 'base64url').toString()) as Key
}

/** What goes on after a page; null where it is the last. @param key of its last row */
export function nextAfter(call: Asking, list: unknown, hasMore: boolean, key: Key): string | null {
  if (!hasMore) return null
  const place = Buffer.from(JSON.stringify(key)).toString('base64url')
  const expires = nowIn(call) + DAY_SECONDS
  return sign(call.context.config.secret, 'list place', `${expires}.${digestOf(call, list)}.${place}`)
}

const nowIn = ({ context }: Asking) => Math.floor(context.now().getTime() / 1000)

function digestOf({ hub, caller }: Asking, list: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([hub.domainId, caller.memberId, list]))
    .digest('base64url')
    .slice(0, 22)
}
