import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useSearch } from '@tanstack/react-router'
import type { SubmitEvent } from 'react'
import { useResetPassword } from '../../generated/client/auth/auth.ts'
import { problemWords } from '../api/problems.ts'
import { ProblemNote } from '../ui/problem-note.tsx'
import { AuthFrame } from './auth-frame.tsx'
import classes from './auth-frame.module.css'
import '../ui/field-styles.ts'
import { formText } from '../ui/form-text.ts'
import { NewPasswordInput } from '../ui/new-password-input.tsx'

/** Where the link of the mail leads; the token stands in the address. */
export function ResetPasswordPage() {
  const { t } = useLingui()
  const { token } = useSearch({ from: '/reset-password' })
  const { mutate, error, isPending, isSuccess } = useResetPassword()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutate({ data: { token: token ?? '', password: formText(event.currentTarget, 'password') } })
  }
  return (
    <AuthFrame title={t`Choose a new password`}>
      <div role="status">
        {isSuccess && (
          <p className={classes.after}>
            <Trans>Your new password is kept, and you were signed out everywhere else. Sign in with it now.</Trans>
          </p>
        )}
      </div>
      {!isSuccess && (
        <form className={classes.form} onSubmit={submit}>
          {error && <ProblemNote {...problemWords(error)} />}
          <NewPasswordInput name="password" />
          <Button type="submit" size="md" loading={isPending}>
            <Trans>Keep this password</Trans>
          </Button>
        </form>
      )}
      <p className={classes.after}>
        {isSuccess ? <Link to="/">{t`Sign in`}</Link> : <Link to="/forgot-password">{t`Ask for another link`}</Link>}
      </p>
    </AuthFrame>
  )
}
