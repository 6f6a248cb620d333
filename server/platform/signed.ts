import { createHmac, timingSafeEqual } from 'node:crypto'
import { KEY_ID_BYTES, keyFor, type Key, type KeySource, type Purpose } from './derived-key.ts'

/** What the hub gives away and takes back: whoever holds it can read it and cannot change it. */

/** What proves that the hub wrote a text for a purpose: the id of the key, and HMAC-SHA-256. @param source most often the secret of the installation */
export function macOf(source: KeySource, purpose: Purpose, text: string): Buffer {
  const key = keyFor(source, purpose)
  return Buffer.concat([key.id, hmac(key, text)])
}

/** What {@link macOf} gave before keys had ids, which is still kept here and there. */
export function plainMacOf(source: KeySource, purpose: Purpose, text: string): Buffer {
  return hmac(keyFor(source, purpose), text)
}

/** Whether the hub wrote a text for a purpose. @param sources of the keys that may have signed */
export function isMacOf(sources: readonly KeySource[], purpose: Purpose, text: string, mac: Buffer): boolean {
  const keys = sources.map((source) => keyFor(source, purpose))
  if (mac.length === HMAC_BYTES) return keys.some((key) => timingSafeEqual(hmac(key, text), mac))
  const key = keys.find(({ id }) => mac.subarray(0, KEY_ID_BYTES).equals(id))
  return key !== undefined && mac.length === MAC_BYTES && timingSafeEqual(hmac(key, text), mac.subarray(KEY_ID_BYTES))
}

/** How a signature is written, and how it was before it named its key. */
export const MAC_SHAPE = String.raw`[\w-]{48}|[\w-]{43}`
const HMAC_BYTES = 32
const MAC_BYTES = KEY_ID_BYTES + HMAC_BYTES
const SIGNED = new RegExp(String.raw`^(.+)\.(${MAC_SHAPE})$`)

/** The text, a dot and its signature of 48 characters. @param secret of the installation */
export function sign(secret: string, purpose: Purpose, text: string): string {
  return `${text}.${macOf(secret, purpose, text).toString('base64url')}`
}

/**
 * The text that was signed; null for what has another shape or was signed with none of the secrets or for another purpose.
 * @param shape of the text, looked at before anything is computed
 */
export function readSigned(secrets: readonly string[], purpose: Purpose, signed: string, shape: RegExp): string | null {
  const [, text, signature] = SIGNED.exec(signed) ?? []
  if (!text || !signature || !shape.test(text)) return null
  const isOurs = isMacOf(secrets, purpose, text, Buffer.from(signature, 'base64url'))
  return isOurs ? text : null
}

function hmac({ bytes }: Key, text: string): Buffer {
  return createHmac('sha256', bytes).update(text).digest()
}
