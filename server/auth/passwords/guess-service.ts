import type { HubCall, PublicCall } from '../../context.ts'
import { Problem } from '../../contract/problems.ts'
import { recordSecurityEvent } from '../../security/service.ts'
import { hashOf } from '../../platform/ids.ts'
import { refuseWhenBusy } from './hash-limiter.ts'
import { knownDevice } from '../sessions/device-token.ts'
import { blockedUntil, countAttempt, deleteFailures } from './failure-store.ts'
import { verifyPassword } from './password-crypto.ts'
import { FAILURES_KEPT_MS, failureWaits } from '../rules.ts'

/** Whose password is guessed. */
export interface Guessed {
  email: string
  /** Null where nobody in the hub has the address. */
  memberId: string | null
  accountId: string | null
  /** Null where nobody has the address or no password was chosen yet. */
  passwordHash: string | null
}

/** @param person who has the address, if somebody has */
export function guessed(email: string, person: Omit<Guessed, 'email'> | undefined): Guessed {
  const { memberId = null, accountId = null, passwordHash = null } = person ?? {}
  return { email, memberId, accountId, passwordHash }
}

/**
 * Whether a password is the one of a hash. A browser that the person signed in with before has a count of its own, which
 * strangers cannot raise; they share one, in all hubs together. Counts addresses that nobody has in the same way.
 * @throws 429 `sign-in-blocked` with Retry-After in seconds, 429 `too-many-requests` when too many hashes wait
 */
export async function isRightPassword(call: PublicCall, person: Guessed, password: string): Promise<boolean> {
  // Asked before the attempt counts: who is not looked at has not failed.
  refuseWhenBusy()
  return counted(call, { key: keyOf(call, person), memberId: person.memberId }, () =>
    verifyPassword(person.passwordHash, password),
  )
}

/**
 * Whether a code of somebody's second factor is right. It has a count of its own, which the right password does not clear.
 * @throws 429 `sign-in-blocked` with Retry-After in seconds
 */
export function isRightCode(
  call: PublicCall,
  { memberId, accountId }: { memberId: string; accountId: string },
  check: () => Promise<boolean>,
): Promise<boolean> {
  const device = knownDevice(call.context.config.secrets, call.device, accountId)
  return counted(call, { key: hashOf(`code of ${accountId} from ${device ?? 'strangers'}`), memberId }, check)
}

/** Each miss makes the next guess wait longer, and what comes in meanwhile is not looked at. @throws 429 `sign-in-blocked` */
async function counted(
  call: PublicCall,
  { key, memberId }: { key: Buffer; memberId: string | null },
  check: () => Promise<boolean>,
): Promise<boolean> {
  const now = call.context.now()
  const since = new Date(now.getTime() - FAILURES_KEPT_MS)
  const failures = await countAttempt(call.db, { key, now, since, waits: failureWaits })
  if (failures === null) throw blocked(await blockedUntil(call.db, key), now)
  const isRight = await check()
  if (isRight) await deleteFailures(call.db, key, since)
  else await recordFailure(call, memberId, failureWaits[failures - 1]!)
  return isRight
}

/** @param wait seconds until the next guess is looked at */
function recordFailure(call: PublicCall, memberId: string | null, wait: number): Promise<void> {
  if (wait === 0) return recordSecurityEvent(call, { type: 'signInFailed', memberId })
  return recordSecurityEvent(call, { type: 'signInBlocked', memberId, details: { seconds: String(wait) } })
}

/** Lets somebody who proved otherwise who they are sign in at once. */
export function deleteFailedGuesses(call: HubCall, email: string): Promise<void> {
  return deleteFailures(call.db, strangersKey(email), new Date(call.context.now().getTime() - FAILURES_KEPT_MS))
}

/** By whose count the guess goes. */
function keyOf({ context, device }: PublicCall, { email, accountId }: Guessed): Buffer {
  const known = accountId && knownDevice(context.config.secrets, device, accountId)
  return known ? hashOf(`device ${known} of ${accountId}`) : strangersKey(email)
}

function strangersKey(email: string): Buffer {
  return hashOf(email.toLowerCase())
}

function blocked(until: Date | undefined, now: Date): Problem {
  const seconds = Math.max(1, Math.ceil(((until?.getTime() ?? 0) - now.getTime()) / 1000))
  return new Problem(
    429,
    'sign-in-blocked',
    `There were too many wrong passwords or codes for this address. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    {
      headers: { 'retry-after': String(seconds) },
    },
  )
}
