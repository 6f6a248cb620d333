import { createHash } from 'node:crypto'
import { readSigned, sign } from './signed.ts'

/** Where a page of a list ends, as a text that goes on there: bound to whose list it is and how it is narrowed, and of use for a day. */

const DAY_SECONDS = 86_400
const SHAPE = /^\d{10}\.[\w-]{22}\.[\w-]+$/

type Key = readonly (string | null)[]

/** @param list which list it is, and everything that narrows or orders it @param key of the last row of the page */
export function placeAfter(secret: string, list: unknown, key: Key, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + DAY_SECONDS
  const place = Buffer.from(JSON.stringify(key)).toString('base64url')
  return sign(secret, 'list place', `${expires}.${digest(list)}.${place}`)
}

/** The key of the row after which a list goes on; null for a text that is none, too old or of another list. */
export function readPlace(secrets: readonly string[], list: unknown, after: string, now: Date): Key | null {
  const text = readSigned(secrets, 'list place', after, SHAPE)
  const [expires, of, place] = text?.split('.') ?? []
  if (!text || Number(expires) * 1000 < now.getTime() || of !== digest(list)) return null
  return JSON.parse(Buffer.from(place!, 'base64url').toString()) as Key
}

const digest = (list: unknown) => createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 22)
