import { randomBytes } from 'node:crypto'
import { isMacOf, MAC_SHAPE, macOf } from '../../platform/signed.ts'

/**
 * A browser that somebody signed in with proves it by a cookie: an id of the browser and, for each account, a signature
 * over both. So guesses of strangers can be counted apart from those made here, with nothing to keep in the database.
 */

/** Of how many people a browser that they share remembers that they signed in. */
const MAX_ACCOUNTS = 5
const SHAPE = new RegExp(String.raw`^[\w-]{22}(\.(${MAC_SHAPE})){1,${MAX_ACCOUNTS}}$`)

/** The id of the browser, where somebody signed in to the account with it; otherwise null. @param secrets that may have signed @param cookie as the browser sent it */
export function knownDevice(secrets: readonly string[], cookie: string | null, accountId: string): string | null {
  const { id, proofs } = read(cookie)
  if (id === null) return null
  return proofs.some((proof) => isProof(secrets, proof, id, accountId)) ? id : null
}

/** The cookie of the same browser, once somebody has signed in to the account with it. @param secrets the first of them signs */
export function rememberDevice(secrets: readonly string[], cookie: string | null, accountId: string): string {
  const { id, proofs } = read(cookie)
  const device = id ?? randomBytes(16).toString('base64url')
  const own = macOf(secrets[0]!, PURPOSE, said(device, accountId)).toString('base64url')
  const others = proofs.filter((proof) => !isProof(secrets, proof, device, accountId))
  return [device, own, ...others].slice(0, 1 + MAX_ACCOUNTS).join('.')
}

function read(cookie: string | null): { id: string | null; proofs: string[] } {
  if (cookie === null || !SHAPE.test(cookie)) return { id: null, proofs: [] }
  const [id, ...proofs] = cookie.split('.')
  return { id: id!, proofs }
}

const PURPOSE = 'known device'
const said = (id: string, accountId: string) => `${id}\n${accountId}`

function isProof(secrets: readonly string[], proof: string, id: string, accountId: string): boolean {
  return isMacOf(secrets, PURPOSE, said(id, accountId), Buffer.from(proof, 'base64url'))
}
