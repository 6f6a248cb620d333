import { Button, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { SubmitEvent } from 'react'
import { useCreatePasswordReset } from '../../generated/client/auth/auth.ts'
import { problemWords } from '../api/problems.ts'
import { ProblemNote } from '../ui/problem-note.tsx'
import { AuthFrame } from './auth-frame.tsx'
import classes from './auth-frame.module.css'
import '../ui/field-styles.ts'
import { formText } from '../ui/form-text.ts'

export function ForgotPasswordPage() {
  const { t } = useLingui()
  const { mutate, error, isPending, isSuccess, variables } = useCreatePasswordReset()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutate({ data: { email: formText(event.currentTarget, 'email') } })
  }
  const email = variables?.data.email
  return (
    <AuthFrame title={t`Choose a new password`} sentence={<Trans>We send you a mail with a link to choose one.</Trans>}>
      <div role="status">
        {isSuccess && (
          <p className={classes.after}>
            <Trans>If {email} has an account here, the mail is on its way. Look into the spam folder too.</Trans>
          </p>
        )}
      </div>
      {!isSuccess && (
        <form className={classes.form} onSubmit={submit}>
          {error && <ProblemNote {...problemWords(error)} />}
          <TextInput
            label={t`E-mail`}
            name="email"
            type="email"
            autoComplete="username"
            required
            maxLength={254}
            autoFocus
          />
          <Button type="submit" size="md" loading={isPending}>
            <Trans>Send the mail</Trans>
          </Button>
        </form>
      )}
      <p className={classes.after}>
        <Link to="/">
          <Trans>Back to signing in</Trans>
        </Link>
      </p>
    </AuthFrame>
  )
}
