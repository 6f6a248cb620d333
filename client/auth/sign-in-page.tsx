import { Button, PasswordInput, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { SubmitEvent } from 'react'
import { useSignIn } from '../../generated/client/auth/auth.ts'
import { problemWords } from '../api/problems.ts'
import { useSessionChange } from '../api/use-session-change.ts'
import { ProblemNote } from '../ui/problem-note.tsx'
import { AuthFrame } from './auth-frame.tsx'
import classes from './auth-frame.module.css'
import '../ui/field-styles.ts'
import { formText } from '../ui/form-text.ts'
import { useWait } from './use-wait.ts'

/** `email`: who was signed in until now, where a session has just ended. */
export function SignInPage({ email }: { email?: string }) {
  const { t } = useLingui()
  const begin = useSessionChange()
  const { mutate, error, isPending } = useSignIn({ mutation: { onSuccess: begin } })
  const secondsLeft = useWait(error)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    mutate({ data: { email: formText(form, 'email'), password: formText(form, 'password') } })
  }
  return (
    <AuthFrame
      title={t`Sign in`}
      sentence={email ? t`You were signed out. Sign in to go on where you are.` : undefined}
    >
      <form className={classes.form} onSubmit={submit}>
        {error && <ProblemNote {...problemWords(error)} />}
        <TextInput
          label={t`E-mail`}
          name="email"
          type="email"
          autoComplete="username"
          required
          maxLength={254}
          defaultValue={email}
          autoFocus={!email}
        />
        <PasswordInput
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          required
          maxLength={128}
          autoFocus={Boolean(email)}
          visibilityToggleButtonProps={{ 'aria-label': t`Show the password` }}
        />
        <Button type="submit" size="md" loading={isPending} disabled={secondsLeft > 0}>
          {secondsLeft > 0 ? t`Sign in, in ${secondsLeft} s` : t`Sign in`}
        </Button>
      </form>
      <p className={classes.after}>
        <Link to="/forgot-password">
          <Trans>Forgotten your password?</Trans>
        </Link>
      </p>
    </AuthFrame>
  )
}
