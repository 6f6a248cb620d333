import { randomBytes } from 'node:crypto'
import { readSigned, sign } from '../../platform/signed.ts'
import { PASSKEY_CHALLENGE_MS } from '../rules.ts'

/** What an authenticator signs. It proves by itself that the hub made it, for what and when, so nothing is kept of it. */

export interface ChallengeUse {
  /** To make a passkey of an account, or to prove with one who is there. */
  use: 'make' | 'prove'
  domainId: number
  /** Null for who is not known yet. */
  accountId: string | null
}

const SHAPE = /^(make|prove)\.\d+\.([\da-f-]{36})?\.[\w-]{22}\.\d+$/

/** @param secret of the installation */
export function signChallenge(secret: string, { use, domainId, accountId }: ChallengeUse, now: Date): string {
  const text = [use, domainId, accountId ?? '', randomBytes(16).toString('base64url'), now.getTime()].join('.')
  return sign(secret, 'passkey challenge', text)
}

/**
 * When a challenge was made.
 * @param secrets that may have signed @param challenge as the browser sends it back, in base64url
 * @returns null for one of another use, hub or account, or older than five minutes
 */
export function readChallenge(
  secrets: readonly string[],
  challenge: string,
  use: ChallengeUse,
  now: Date,
): Date | null {
  const signed = Buffer.from(challenge, 'base64url').toString()
  const text = readSigned(secrets, 'passkey challenge', signed, SHAPE)
  const [kind, domainId, accountId, , madeAt] = text?.split('.') ?? []
  const isMeant = kind === use.use && Number(domainId) === use.domainId && accountId === (use.accountId ?? '')
  const age = now.getTime() - Number(madeAt)
  return isMeant && age <= PASSKEY_CHALLENGE_MS ? new Date(Number(madeAt)) : null
}
