import { PasswordInput, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSignIn } from '../../generated/client/auth/auth.ts'
import { signInBody } from '../../generated/client/bodies/signIn.ts'
import { HubProblem } from '../api/hub-problem.ts'
import { useChange } from '../api/use-change.ts'
import { useSessionChange } from '../api/use-session-change.ts'
import { SendForm } from '../ui/form/send-form.tsx'
import { AuthFrame } from './auth-frame.tsx'
import classes from './auth-frame.module.css'
import '../ui/field-styles.ts'
import { SecondStep } from './second-step.tsx'
import { useWait } from './use-wait.ts'

/** `email`: who was signed in until now, where a session has just ended. */
export function SignInPage({ email = '' }: { email?: string | undefined }) {
  const { t } = useLingui()
  const begin = useSessionChange()
  const [isSecondStep, setSecondStep] = useState(false)
  const goOn = (problem: unknown) =>
    setSecondStep(problem instanceof HubProblem && problem.code === 'second-factor-required')
  const { send, error } = useChange(() => useSignIn({ mutation: { onSuccess: begin, onError: goOn } }))
  const secondsLeft = useWait(error)
  if (isSecondStep) return <SecondStep onBack={() => setSecondStep(false)} />
  return (
    <AuthFrame
      title={t`Sign in`}
      sentence={email ? t`You were signed out. Sign in to continue where you are.` : undefined}
    >
      <SendForm
        body={signInBody}
        values={{ email, password: '' }}
        onSend={(data) => send({ data })}
        send={secondsLeft > 0 ? t`Try again in ${secondsLeft} s` : t`Sign in`}
        isBlocked={secondsLeft > 0}
        isWholePage
      >
        {(field) => (
          <>
            <TextInput label={t`E-mail`} autoComplete="username" autoFocus={!email} {...field('email')} />
            <PasswordInput
              label={t`Password`}
              autoComplete="current-password"
              autoFocus={Boolean(email)}
              visibilityToggleButtonProps={{ 'aria-label': t`Show password` }}
              {...field('password')}
            />
          </>
        )}
      </SendForm>
      <p className={classes.after}>
        <Link to="/forgot-password">
          <Trans>Forgot your password?</Trans>
        </Link>
      </p>
    </AuthFrame>
  )
}
