import type { Call } from '../../context.ts'
import { STEP_UP_MS } from '../../access/rules.ts'
import { badInput } from '../../contract/problems.ts'
import { inTransaction } from '../../db/transaction.ts'
import { hashOf, newSecret } from '../../platform/ids.ts'
import { recordSecurityEvent } from '../../security/service.ts'
import { findById, type Credentials } from '../account-store.ts'
import { proveCode } from '../factors/code-service.ts'
import { guessed, isRightPassword } from '../passwords/guess-service.ts'
import { clearCallerCache, ownSession } from '../sessions/identity-service.ts'
import type { OpenedSession } from './service.ts'
import { renewSession } from '../sessions/session-store.ts'

/**
 * Lets the session make the calls that ask for a fresh proof, and go on under another secret.
 * @returns the session and until when it may @throws 400 `wrong-password` or `code-wrong`, 403 for an API token, 429 `sign-in-blocked`
 */
export async function createMyStepUp(
  call: Call,
  { password, code }: { password: string; code?: string | undefined },
): Promise<OpenedSession & { until: Date }> {
  ownSession(call)
  const person = await findById(call.db, call.caller.memberId)
  const isRight = await isRightPassword(call, guessed(call.caller.email, person), password)
  if (!person || !isRight) throw badInput('wrong-password', '/password', 'This is not your current password.')
  if (person.hasFactor && !(code && (await proveCode(call, person, code))))
    throw badInput(
      'code-wrong',
      '/code',
      'The code is wrong, was used before or is missing. Enter the six digits that the app shows now.',
    )
  return renewProof(call, person, 'account')
}

/** Has the session go on under another secret, proved anew. @throws 403 for an API token */
export async function renewProof(
  call: Call,
  { memberId, passwordVersion }: Credentials,
  provedBy: 'account' | 'passkey',
): Promise<OpenedSession & { until: Date }> {
  const sessionId = ownSession(call)
  const secret = newSecret()
  const now = call.context.now()
  await inTransaction(call, async (call) => {
    await renewSession(call.db, sessionId, { tokenHash: hashOf(secret), passwordVersion, provedAt: now, provedBy })
    await recordSecurityEvent(call, { type: 'identityConfirmed', memberId })
  })
  clearCallerCache(call)
  return { secret, caller: call.caller, until: new Date(now.getTime() + STEP_UP_MS) }
}
