import { STEP_UP_MS } from '../../server/access/rules.ts'
import { TOTP_SETUP_MS } from '../../server/auth/rules.ts'
import { find, text, type MockHub } from './hub.ts'
import type { OwnAnswers } from './own.ts'
import { enter, isRightPassword } from './own-auth.ts'
import type { Account } from './people.ts'
import { badInput, Problem } from './problems.ts'

/** What the mock takes for a code of the app, and its recovery codes. */
const CODE = '000000'
const RECOVERY_CODES = 'abcdefghij'.split('').map((letter) => `${letter.repeat(5)}-${letter.repeat(5)}`)
const SECRET = 'A'.repeat(32)

/** The second factor, and the password that is asked for once more. The mock's app always shows 000000. */
export const ownFactor: OwnAnswers = {
  finishSignIn: (hub, { body, request }) => {
    const account = hub.accounts.find(({ id }) => id === hub.firstStepId)
    if (!account)
      throw new Problem(401, 'second-factor-expired', 'The first step was too long ago. Enter the password again.')
    if (!isRightCode(account, body.code))
      throw new Problem(401, 'second-factor-wrong', 'The code is wrong or was used before.')
    hub.firstStepId = null
    return enter(hub, account, request)
  },
  createMyStepUp: (hub, { body, caller: { account } }) => {
    if (!isRightPassword(hub, account.email, body.password))
      throw badInput('wrong-password', '/password', 'This is not your current password.')
    if (account.factor && !isRightCode(account, body.code)) throw codeWrong()
    const session = hub.sessions.find(({ id }) => id === hub.currentSessionId)
    if (session) session.provedTime = hub.now().toISOString()
    return { success: true, until: timeIn(hub, STEP_UP_MS) }
  },
  getMyMfa: (_hub, { caller: { account } }) => ({
    isRequired: false,
    requiredTime: null,
    isEnabled: account.factor !== null,
    enabledTime: account.factor?.enabledTime ?? null,
    recoveryCodesLeft: account.factor?.recoveryCodesLeft ?? 0,
  }),
  createMyTotp: (hub, { caller: { account } }) => {
    if (account.factor)
      throw new Problem(409, 'totp-already-on', 'The account has an authenticator app already. Remove it first.')
    const issuer = encodeURIComponent(text(find(hub, 'Hub', ''), 'name'))
    const otpauthUri = `otpauth://totp/${issuer}:${encodeURIComponent(account.email)}?issuer=${issuer}&secret=${SECRET}`
    return { success: true, secret: SECRET, otpauthUri, expiresTime: timeIn(hub, TOTP_SETUP_MS) }
  },
  finishMyTotp: (hub, { body, caller: { account } }) => {
    if (body.code !== CODE) throw codeWrong()
    account.factor = { enabledTime: hub.now().toISOString(), recoveryCodesLeft: RECOVERY_CODES.length }
    return { success: true, recoveryCodes: RECOVERY_CODES }
  },
  createMyRecoveryCodes: (_hub, { caller: { account } }) => {
    if (!account.factor) throw new Problem(409, 'second-factor-off', 'The account has no authenticator app.')
    account.factor.recoveryCodesLeft = RECOVERY_CODES.length
    return { success: true, recoveryCodes: RECOVERY_CODES }
  },
  deleteMyTotp: (_hub, { caller: { account } }) => {
    account.factor = null
    return { success: true }
  },
}

function isRightCode({ factor }: Account, code: string | undefined): boolean {
  if (code === CODE) return true
  if (!factor || !code || !RECOVERY_CODES.includes(code)) return false
  factor.recoveryCodesLeft -= 1
  return true
}

const codeWrong = () => badInput('code-wrong', '/code', 'The code is wrong, was used before or is missing.')

const timeIn = (hub: MockHub, ms: number) => new Date(hub.now().getTime() + ms).toISOString()
