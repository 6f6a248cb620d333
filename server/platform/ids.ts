import { createHash, randomBytes } from 'node:crypto'
import { v7 } from 'uuid'

/** A new identifier: a UUID of version 7, so that rows made together lie together. */
export function newId(): string {
  return v7()
}

/** A secret for a cookie, a link or a token: 256 random bits as 43 characters. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a secret: enough to recognise it, not enough to use it. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
