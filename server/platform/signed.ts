import { createHmac, timingSafeEqual } from 'node:crypto'
import { keyFor, type Purpose } from './derived-key.ts'

/** What the hub gives away and takes back: whoever holds it can read it and cannot change it. */

/** What proves that the hub wrote a text for a purpose: HMAC-SHA-256. */
export function macOf(secret: string, purpose: Purpose, text: string): Buffer {
  return createHmac('sha256', keyFor(secret, purpose)).update(text).digest()
}

/** The text, a dot and its signature of 43 characters. @param secret of the installation */
export function sign(secret: string, purpose: Purpose, text: string): string {
  return `${text}.${macOf(secret, purpose, text).toString('base64url')}`
}

/**
 * The text that was signed; null for what has another shape or was signed with none of the secrets or for another purpose.
 * @param shape of the text, looked at before anything is computed
 */
export function readSigned(secrets: readonly string[], purpose: Purpose, signed: string, shape: RegExp): string | null {
  const [, text, signature] = /^(.+)\.([\w-]{43})$/.exec(signed) ?? []
  if (!text || !signature || !shape.test(text)) return null
  const isOurs = secrets.some((secret) =>
    timingSafeEqual(Buffer.from(macOf(secret, purpose, text).toString('base64url')), Buffer.from(signature)),
  )
  return isOurs ? text : null
}
