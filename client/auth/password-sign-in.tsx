import { PasswordInput, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSignIn } from '../../generated/client/auth/auth.ts'
import { signInBody } from '../../generated/client/bodies/signIn.ts'
import { HubProblem } from '../api/hub-problem.ts'
import { useChange } from '../api/use-change.ts'
import { useSessionChange } from '../api/use-session-change.ts'
import { SendForm } from '../ui/form/send-form.tsx'
import classes from './auth-frame.module.css'
import '../ui/control/field-styles.ts'
import { useWait } from './use-wait.ts'

interface PasswordSignInProps {
  email: string
  /** Whether people may come in with a start password. */
  hasStart: boolean
  onFirstStep: () => void
}

/** @param onFirstStep called where the password was right and a second factor is asked for */
export function PasswordSignIn({ email, hasStart, onFirstStep }: PasswordSignInProps) {
  const { t } = useLingui()
  const begin = useSessionChange()
  const goOn = (problem: unknown) => {
    if (problem instanceof HubProblem && problem.code === 'second-factor-required') onFirstStep()
  }
  const { send, error } = useChange(() => useSignIn({ mutation: { onSuccess: begin, onError: goOn } }))
  const secondsLeft = useWait(error)
  return (
    <>
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
      {hasStart && (
        <p className={classes.after}>
          <Link to="/start-password">
            <Trans>Here for the first time, with a start password?</Trans>
          </Link>
        </p>
      )}
    </>
  )
}
