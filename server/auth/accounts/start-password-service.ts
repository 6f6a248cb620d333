import type { HubCall, PublicCall } from '../../context.ts'
import { hashOf, newSecret } from '../../platform/ids.ts'
import { guessed, isRightPassword } from '../passwords/guess-service.ts'
import { hashPassword } from '../passwords/password-crypto.ts'
import { refuseUnfit } from '../passwords/password-rules.ts'
import { refuseWithoutPasswords, wrongCredentials } from '../sign-in/service.ts'
import * as store from './start-password-store.ts'

/**
 * A start password is for people whom no mail reaches. It opens the invitation of one member of the hub and no account: whoever
 * comes in by it chooses a password of their own, and nobody else knows that one.
 */

/**
 * The token of the invitation of whoever knows its start password. Links that were mailed end with that.
 * @throws 401 `wrong-credentials`, 403 `password-sign-in-off`, 429 `sign-in-blocked`
 */
export async function acceptStartPassword(
  call: PublicCall,
  { email, password }: { email: string; password: string },
): Promise<{ token: string; expiresAt: Date }> {
  refuseWithoutPasswords(call)
  const found = call.hub.signIn.startPassword
    ? await store.findStartPassword(call.db, email, call.context.now())
    : undefined
  const isRight = await isRightPassword(call, guessed(email, found && { ...found, accountId: null }), password)
  if (!found || !isRight) throw wrongCredentials()
  const token = newSecret()
  if (!(await store.openLink(call.db, found.linkId, hashOf(token)))) throw wrongCredentials()
  return { token, expiresAt: found.expiresAt }
}

/** What is kept of a start password. @throws 400 for one that is shorter than the hub wants, or `password-too-common` */
export async function hashStartPassword(call: HubCall, password: string): Promise<string> {
  await refuseUnfit(call, { email: '', firstName: '', lastName: '' }, password, '/password')
  return hashPassword(password)
}
