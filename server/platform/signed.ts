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

/** Signs a value that works until an instant, in milliseconds. @param secret of the installation */
export function signUntil(secret: string, purpose: Purpose, value: object, until: number): string {
  return sign(secret, purpose, Buffer.from(JSON.stringify({ ...value, until })).toString('base64url'))
}

/**
 * The value that was signed, with its end; null for what the hub did not sign, and from its end on.
 * @param maxLength of its text, in characters, looked at before anything is computed
 */
export function readSignedUntil<Value extends object>(
  secrets: readonly string[],
  purpose: Purpose,
  signed: string,
  { maxLength, now }: { maxLength: number; now: Date },
): (Value & { until: number }) | null {
  const text = readSigned(secrets, purpose, signed, new RegExp(String.raw`^[\w-]{1,${maxLength}}$`))
  if (text === null) return null
  const value = JSON.parse(Buffer.from(text, 'base64url').toString()) as Value & { until: number }
  return value.until > now.getTime() ? value : null
}

function hmac({ bytes }: Key, text: string): Buffer {
  return createHmac('sha256', bytes).update(text).digest()
}
