import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { KEY_ID_BYTES, keyFor, type Key, type Purpose } from './derived-key.ts'

/** Secrets that lie in the database: a copy of it alone is not enough to use them. */

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** What is sealed. */
export interface Sealed {
  purpose: Purpose
  /** What the bytes are; they open only under the same words. */
  about: string
}

/** @param secret of the installation @returns what begins with the id of its key */
export function seal(secret: string, { purpose, about }: Sealed, bytes: Buffer): Buffer {
  const key = keyFor(secret, purpose)
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key.bytes, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about))
  return Buffer.concat([key.id, nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

/** @param secrets that it may be sealed with @returns null for what was sealed with another one or about something else */
export function unseal(secrets: readonly string[], { purpose, about }: Sealed, sealed: Buffer): Buffer | null {
  const keys = secrets.map((secret) => keyFor(secret, purpose))
  const named = keys.find(({ id }) => isOf(id, sealed))
  const opened = named && open(named, about, sealed.subarray(KEY_ID_BYTES))
  if (opened) return opened
  // What was sealed before keys had ids names none.
  return keys.map((key) => open(key, about, sealed)).find((bytes) => bytes !== null) ?? null
}

/**
 * The same, sealed with the first of the secrets; null where it is so already, and `lost` where none of them opens it.
 */
export function sealedAnew(
  secrets: readonly [string, ...string[]],
  what: Sealed,
  sealed: Buffer,
): Buffer | 'lost' | null {
  const bytes = unseal(secrets, what, sealed)
  if (!bytes) return 'lost'
  return isOf(keyFor(secrets[0], what.purpose).id, sealed) ? null : seal(secrets[0], what, bytes)
}

function isOf(id: Buffer, sealed: Buffer): boolean {
  return sealed.subarray(0, KEY_ID_BYTES).equals(id)
}

function open(key: Key, about: string, sealed: Buffer): Buffer | null {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv(CIPHER, key.bytes, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(about))
    .setAuthTag(sealed.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
  } catch {
    return null
  }
}

/** Something sealed that lies in the database. */
export interface Kept {
  what: Sealed
  sealed: Buffer
  /** Puts the same in its place, sealed anew. */
  put(anew: Buffer): Promise<void>
}
