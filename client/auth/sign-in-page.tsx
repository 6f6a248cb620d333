import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useGetHub } from '../../generated/client/hubs/hubs.ts'
import { wordsFor, type ProblemWords } from '../api/problems.ts'
import { ProblemNote } from '../ui/page/problem-note.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { canUsePasskeys } from '../api/passkeys.ts'
import { PasswordSignIn } from './password-sign-in.tsx'
import { ProviderButton } from './provider-button.tsx'
import { SecondStep } from './second-step.tsx'

/** `email`: who was signed in until now, where a session has just ended. */
export function SignInPage({ email = '' }: { email?: string | undefined }) {
  const { t } = useLingui()
  const { data: hub, isError } = useGetHub()
  const [isSecondStep, setSecondStep] = useState(false)
  const problem = problemInAddress()
  if (isSecondStep) return <SecondStep onBack={() => setSecondStep(false)} />
  return (
    <AuthFrame
      title={t`Sign in`}
      sentence={email ? t`You were signed out. Sign in to continue where you are.` : undefined}
    >
      {problem && <ProblemNote {...problem} />}
      {hub?.signIn.providerLabel && <ProviderButton hub={hub} label={hub.signIn.providerLabel} />}
      {(isError || hub?.signIn.password) && (
        <PasswordSignIn
          email={email}
          hasStart={hub?.signIn.startPassword ?? false}
          onFirstStep={() => setSecondStep(true)}
        />
      )}
      {hub?.signIn.password && canUsePasskeys(hub) && <PasskeySignIn />}
    </AuthFrame>
  )
}

/** Why somebody came back from the identity provider, or from another hub, without being signed in, as the address says. */
function problemInAddress(): ProblemWords | undefined {
  const code = new URLSearchParams(window.location.search).get('problem')
  return code && /^(oidc|hub-switch)-/.test(code) ? wordsFor(code) : undefined
}
