import type { HubCall } from '../context.ts'
import { Problem } from '../contract/problems.ts'
import { hashOf } from '../platform/ids.ts'
import { refuseWhenBusy } from './hash-queue.ts'
import { blockedUntil, countAttempt, deleteFailures } from './failure-store.ts'
import { verifyPassword } from './passwords.ts'
import { FAILURES_KEPT_MS, failureWaits } from './rules.ts'

/**
 * Whether a password is the one of a hash. Each miss makes the next guess at this address wait longer, and what comes
 * in meanwhile is not looked at. Counts addresses that nobody has in the same way.
 * @param passwordHash null where nobody has the address or no password was chosen yet
 * @throws 429 `sign-in-blocked` with Retry-After in seconds, 429 `too-many-requests` when too many hashes wait
 */
export async function isRightPassword(
  call: HubCall,
  email: string,
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  // Asked before the attempt counts: who is not looked at has not failed.
  refuseWhenBusy()
  const key = keyOf(email)
  const now = call.context.now()
  const since = new Date(now.getTime() - FAILURES_KEPT_MS)
  const counted = await countAttempt(call.db, { key, now, since, waits: failureWaits })
  if (!counted) throw blocked(await blockedUntil(call.db, key), now)
  const isRight = await verifyPassword(passwordHash, password)
  if (isRight) await deleteFailures(call.db, key, since)
  return isRight
}

/** Lets somebody who proved otherwise who they are sign in at once. */
export function deleteFailedGuesses(call: HubCall, email: string): Promise<void> {
  return deleteFailures(call.db, keyOf(email), new Date(call.context.now().getTime() - FAILURES_KEPT_MS))
}

function keyOf(email: string): Buffer {
  return hashOf(email.toLowerCase())
}

function blocked(until: Date | undefined, now: Date): Problem {
  const seconds = Math.max(1, Math.ceil(((until?.getTime() ?? 0) - now.getTime()) / 1000))
  return new Problem(
    429,
    'sign-in-blocked',
    `There were too many wrong passwords for this address. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    {
      headers: { 'retry-after': String(seconds) },
    },
  )
}
