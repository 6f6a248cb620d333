import { randomBytes, timingSafeEqual } from 'node:crypto'
import { macOf } from '../platform/signed.ts'

/**
 * A browser that somebody signed in with proves it by a cookie: an id of the browser and, for each account, a signature
 * over both. So guesses of strangers can be counted apart from those made here, with nothing to keep in the database.
 */

/** Of how many people a browser that they share remembers that they signed in. */
const MAX_ACCOUNTS = 5
const SHAPE = new RegExp(String.raw`^[\w-]{22}(\.[\w-]{43}){1,${MAX_ACCOUNTS}}$`)

/** The id of the browser, where somebody signed in to the account with it; otherwise null. @param secrets that may have signed @param cookie as the browser sent it */
export function knownDevice(secrets: readonly string[], cookie: string | null, accountId: string): string | null {
  const { id, proofs } = read(cookie)
  if (id === null) return null
  const own = secrets.map((secret) => Buffer.from(proofOf(secret, id, accountId)))
  return proofs.some((proof) => own.some((each) => timingSafeEqual(Buffer.from(proof), each))) ? id : null
}

/** The cookie of the same browser, once somebody has signed in to the account with it. @param secrets the first of them signs */
export function rememberDevice(secrets: readonly string[], cookie: string | null, accountId: string): string {
  const { id, proofs } = read(cookie)
  const device = id ?? randomBytes(16).toString('base64url')
  const own = secrets.map((secret) => proofOf(secret, device, accountId))
  return [device, own[0], ...proofs.filter((proof) => !own.includes(proof))].slice(0, 1 + MAX_ACCOUNTS).join('.')
}

function read(cookie: string | null): { id: string | null; proofs: string[] } {
  if (cookie === null || !SHAPE.test(cookie)) return { id: null, proofs: [] }
  const [id, ...proofs] = cookie.split('.')
  return { id: id!, proofs }
}

function proofOf(secret: string, id: string, accountId: string): string {
  return macOf(secret, 'known device', `${id}\n${accountId}`).toString('base64url')
}
