import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keyFor, type Purpose } from './derived-key.ts'

/** Secrets that lie in the database: a copy of it alone is not enough to use them. */

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** What is sealed. */
interface Sealed {
  purpose: Purpose
  /** What the bytes are; they open only under the same words. */
  about: string
}

/** @param secret of the installation */
export function seal(secret: string, { purpose, about }: Sealed, bytes: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyFor(secret, purpose), nonce, { authTagLength: TAG_BYTES }).setAAD(
    Buffer.from(about),
  )
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

/** @param secrets that it may be sealed with @returns null for what was sealed with another one or about something else */
export function unseal(secrets: readonly string[], what: Sealed, sealed: Buffer): Buffer | null {
  for (const secret of secrets) {
    const bytes = unsealWith(secret, what, sealed)
    if (bytes) return bytes
  }
  return null
}

function unsealWith(secret: string, { purpose, about }: Sealed, sealed: Buffer): Buffer | null {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv(CIPHER, keyFor(secret, purpose), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(about))
    .setAuthTag(sealed.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
  } catch {
    return null
  }
}
