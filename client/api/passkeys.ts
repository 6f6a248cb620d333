import { useMutation } from '@tanstack/react-query'
import {
  createMyPasskey,
  createMyPasskeyChallenge,
  createMyPasskeyStepUp,
  createPasskeyChallenge,
  signInWithPasskey,
} from '../../generated/client/second-factor/second-factor.ts'
import type { HubPublic } from '../../generated/client/model/hubPublic.ts'
import type { PasskeyProof } from '../../generated/client/model/passkeyProof.ts'
import { HubProblem } from './hub-problem.ts'
import { answerStepUp } from './step-up.ts'
import { useSessionChange } from './use-session-change.ts'

/** What the browser does with passkeys. The library that speaks to it is loaded when somebody asks for it. */

/** Whether passkeys can work here: they belong to the hub's own host name. */
export function canUsePasskeys({ origin }: HubPublic): boolean {
  return 'PublicKeyCredential' in window && new URL(origin).hostname === window.location.hostname
}

/** Signs in with the passkey that the person chooses. */
export function useSignInWithPasskey() {
  const begin = useSessionChange()
  return useMutation({
    mutationKey: ['signInWithPasskey'],
    mutationFn: async () => signInWithPasskey(await prove()),
    onSuccess: begin,
  })
}

/** Proves with a passkey that it is the person who is signed in. */
export function usePasskeyStepUp() {
  return useMutation({
    mutationKey: ['createMyPasskeyStepUp'],
    mutationFn: async () => createMyPasskeyStepUp(await prove()),
    onSuccess: () => answerStepUp(true),
  })
}

/** Has the browser make a passkey, and the hub keep it. */
export function useMakePasskey() {
  return useMutation({
    mutationKey: ['createMyPasskey'],
    mutationFn: async ({ name }: { name: string }) => {
      const optionsJSON = await createMyPasskeyChallenge()
      const { startRegistration } = await import('@simplewebauthn/browser')
      const { response } = await startRegistration({ optionsJSON }).catch(refuse)
      return createMyPasskey({
        name,
        clientData: response.clientDataJSON,
        attestation: response.attestationObject,
        transports: optionsOf(response.transports),
      })
    },
  })
}

async function prove(): Promise<PasskeyProof> {
  const optionsJSON = await createPasskeyChallenge()
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { id, response } = await startAuthentication({ optionsJSON }).catch(refuse)
  const { clientDataJSON: clientData, authenticatorData, signature } = response
  return { credentialId: id, clientData, authenticatorData, signature }
}

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

/** Those that the contract names; a browser may know newer ones. */
function optionsOf(transports: readonly string[] = []) {
  return TRANSPORTS.filter((each) => transports.includes(each))
}

/** Browsers do not say whether somebody closed the question, has no passkey, or waited too long. */
function refuse(error: Error): never {
  const code = error.name === 'InvalidStateError' ? 'passkey-known' : 'passkey-not-used'
  throw new HubProblem({ status: 0, code, detail: error.message })
}
