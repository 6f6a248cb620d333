import { createHash } from 'node:crypto'
import type { Call } from '../context.ts'
import { readSigned, sign } from '../platform/signed.ts'
import { badInput } from './problems.ts'

/** Where a long list goes on: a text that tells callers nothing and counts for a day, for who asked and what they asked for. */

/** The last thing of a page: what it is sorted by, at most 60 characters of it, and its id. */
export interface Place {
  key: string
  id: string
}

/** What a list was asked for: its name, its filters and its order. */
type Asked = readonly unknown[]
type Asking = Pick<Call, 'context' | 'caller'>

const DAY_SECONDS = 24 * 60 * 60
const SHAPE = /^\d{10}\.[\w-]{22}\.[\w-]+$/
const ID_LENGTH = 36

export function nextAfter({ context, caller }: Asking, asked: Asked, { key, id }: Place): string {
  const expires = nowIn(context) + DAY_SECONDS
  const place = Buffer.from(`${id}${key}`).toString('base64url')
  return sign(context.config.secret, 'list place', `${expires}.${digestOf(caller, asked)}.${place}`)
}

/** The place that `after` names; null where none is sent. @throws 400 `after-not-usable` for one of another list, too old, or beside an offset */
export function placeAfter(
  { context, caller }: Asking,
  asked: Asked,
  { after, offset }: { after?: string | undefined; offset: number },
): Place | null {
  if (after === undefined) return null
  const text = readSigned(context.config.secrets, 'list place', after, SHAPE)
  const [expires, digest, place = ''] = text?.split('.') ?? []
  if (offset > 0 || Number(expires ?? 0) < nowIn(context) || digest !== digestOf(caller, asked))
    throw badInput(
      'after-not-usable',
      '/after',
      'This place in the list cannot be used any more, or came with an offset or other filters. Begin again without after.',
    )
  const named = Buffer.from(place, 'base64url').toString()
  return { id: named.slice(0, ID_LENGTH), key: named.slice(ID_LENGTH) }
}

const nowIn = ({ now }: Asking['context']) => Math.floor(now().getTime() / 1000)

function digestOf({ memberId }: Asking['caller'], asked: Asked): string {
  return createHash('sha256')
    .update(JSON.stringify([memberId, ...asked]))
    .digest('base64url')
    .slice(0, 22)
}
