import { createHash, randomBytes } from 'node:crypto'
import { v7 } from 'uuid'

/** A new identifier: a UUID of version 7, so that rows made together lie together. */
export function newId(): string {
  return v7()
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a text can be an identifier, in capitals too. */
export const isUuid = (text: string) => UUID.test(text)

/** A secret for a cookie, a link or a token: 256 random bits as 43 characters. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a secret: enough to recognise it, not enough to use it. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** When an identifier was made; version 7 begins with it. */
export function madeAt(id: string): Date {
  return new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16))
}

/** Comes before every identifier that is made at a moment or later. */
export function firstIdAt(moment: Date): string {
  const hex = Math.max(0, moment.getTime()).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}

/** Which ids came and which went. Those that are sent may be in capitals. */
export function idChanges(before: readonly string[], after: readonly string[]) {
  const [known, sent] = [new Set(before), new Set(after.map((id) => id.toLowerCase()))]
  return { added: [...sent].filter((id) => !known.has(id)), removed: [...known].filter((id) => !sent.has(id)) }
}
