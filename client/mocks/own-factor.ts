import { TOTP_SETUP_MS } from '../../server/auth/rules.ts'
import { find, text } from './hub.ts'
import type { OwnAnswers } from './own.ts'
import { enter, isRightPassword, provedNow } from './own-auth.ts'
import type { Account } from './people.ts'
import { refusal } from './problem-answers.ts'

/** What the mock takes for a code of the app, and its recovery codes. */
const CODE = '000000'
const RECOVERY_CODES = 'abcdefghij'.split('').map((letter) => `${letter.repeat(5)}-${letter.repeat(5)}`)
const SECRET = 'A'.repeat(32)

/** The second factor, and the password that is asked for once more. The mock's app always shows 000000. */
export const ownFactor: OwnAnswers = {
  finishSignIn: (hub, { body, request }) => {
    const account = hub.accounts.find(({ id }) => id === hub.firstStepId)
    if (!account) throw refusal('second-factor-expired')
    if (!isRightCode(account, body.code)) throw refusal('second-factor-wrong')
    hub.firstStepId = null
    return enter(hub, account, request)
  },
  createMyStepUp: (hub, { body, caller: { account } }) => {
    if (!isRightPassword(hub, account.email, body.password)) throw refusal('wrong-password', '/password')
    if (account.factor && !isRightCode(account, body.code)) throw codeWrong()
    return provedNow(hub)
  },
  getMyMfa: (_hub, { caller: { account } }) => {
    const factor = account.factor ?? { enabledTime: null, recoveryCodesLeft: 0 }
    return { isRequired: false, requiredTime: null, isEnabled: account.factor !== null, ...factor }
  },
  createMyTotp: (hub, { caller: { account } }) => {
    if (account.factor) throw refusal('totp-already-on')
    const issuer = encodeURIComponent(text(find(hub, 'Hub', ''), 'name'))
    const otpauthUri = `otpauth://totp/${issuer}:${encodeURIComponent(account.email)}?issuer=${issuer}&secret=${SECRET}`
    const expiresTime = new Date(hub.now().getTime() + TOTP_SETUP_MS).toISOString()
    return { success: true, secret: SECRET, otpauthUri, expiresTime }
  },
  finishMyTotp: (hub, { body, caller: { account } }) => {
    if (body.code !== CODE) throw codeWrong()
    account.factor = { enabledTime: hub.now().toISOString(), recoveryCodesLeft: RECOVERY_CODES.length }
    return { success: true, recoveryCodes: RECOVERY_CODES }
  },
  createMyRecoveryCodes: (_hub, { caller: { account } }) => {
    if (!account.factor) throw refusal('second-factor-off')
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

const codeWrong = () => refusal('code-wrong', '/code')
