import { PASSKEY_CHALLENGE_MS } from '../../server/auth/rules.ts'
import { all, find, text, type MockHub } from './hub.ts'
import type { OwnAnswers } from './own.ts'
import { enter, provedNow } from './own-auth.ts'
import { refusal } from './problem-answers.ts'

const CHALLENGE = 'bW9jay1jaGFsbGVuZ2U'

/** Passkeys. The mock cannot read signatures: whatever a browser signs is of the passkey that was made last. */
export const ownPasskeys: OwnAnswers = {
  createMyPasskeyChallenge: (hub, { caller: { account } }) => ({
    challenge: CHALLENGE,
    timeout: PASSKEY_CHALLENGE_MS,
    rp: { id: hostNameOf(hub), name: text(find(hub, 'Hub', ''), 'name') },
    user: { id: btoa(account.id).replaceAll('=', ''), name: account.email, displayName: account.email },
    pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  }),
  createPasskeyChallenge: (hub) => ({
    challenge: CHALLENGE,
    timeout: PASSKEY_CHALLENGE_MS,
    rpId: hostNameOf(hub),
    allowCredentials: [],
    userVerification: 'required',
  }),
  signInWithPasskey: (hub, { request }) => enter(hub, holderOf(hub), request),
  createMyPasskeyStepUp: (hub, { caller: { account } }) => {
    if (holderOf(hub).id !== account.id) throw refusal('passkey-wrong')
    return provedNow(hub)
  },
}

function holderOf(hub: MockHub) {
  const ownerId = all(hub, 'Passkey').at(-1)?.ownerId
  const account = hub.accounts.find(({ id }) => id === ownerId)
  if (!account) throw refusal('passkey-wrong')
  return account
}

const hostNameOf = ({ origin }: MockHub) => new URL(origin).hostname
