import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * A browser that somebody signed in with proves it by a cookie: an id of the browser and, for each account, a signature
 * over both. So guesses of strangers can be counted apart from those made here, with nothing to keep in the database.
 */

/** Of how many people a browser that they share remembers that they signed in. */
const MAX_ACCOUNTS = 5
const SHAPE = new RegExp(String.raw`^[\w-]{22}(\.[\w-]{43}){1,${MAX_ACCOUNTS}}$`)

/** The id of the browser, where somebody signed in to the account with it; otherwise null. @param cookie as the browser sent it */
export function knownDevice(secret: string, cookie: string | null, accountId: string): string | null {
  const { id, proofs } = read(cookie)
  if (id === null) return null
  const expected = proofOf(secret, id, accountId)
  return proofs.some((proof) => timingSafeEqual(Buffer.from(proof), Buffer.from(expected))) ? id : null
}

/** The cookie of the same browser, once somebody has signed in to the account with it. */
export function rememberDevice(secret: string, cookie: string | null, accountId: string): string {
  const { id, proofs } = read(cookie)
  const device = id ?? randomBytes(16).toString('base64url')
  const own = proofOf(secret, device, accountId)
  return [device, own, ...proofs.filter((proof) => proof !== own)].slice(0, 1 + MAX_ACCOUNTS).join('.')
}

function read(cookie: string | null): { id: string | null; proofs: string[] } {
  if (cookie === null || !SHAPE.test(cookie)) return { id: null, proofs: [] }
  const [id, ...proofs] = cookie.split('.')
  return { id: id!, proofs }
}

/** Signed with a key of its own, so that nothing else that the hub signs can pass for it. */
function proofOf(secret: string, id: string, accountId: string): string {
  const key = hkdfSync('sha256', secret, '', 'known device', 32)
  return createHmac('sha256', Buffer.from(key)).update(`${id}\n${accountId}`).digest('base64url')
}
