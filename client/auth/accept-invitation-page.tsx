import { Button, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { SubmitEvent } from 'react'
import { useAcceptInvitation } from '../../generated/client/auth/auth.ts'
import { problemWords } from '../api/problems.ts'
import { useSessionChange } from '../api/use-session-change.ts'
import '../ui/field-styles.ts'
import { formText } from '../ui/form-text.ts'
import { NewPasswordInput } from '../ui/new-password-input.tsx'
import { ProblemNote } from '../ui/problem-note.tsx'
import { AuthFrame } from './auth-frame.tsx'
import classes from './auth-frame.module.css'

/** Where the link of an invitation leads. Who accepts is signed in at once. */
export function AcceptInvitationPage() {
  const { t } = useLingui()
  const { token } = useSearch({ from: '/accept-invitation' })
  const navigate = useNavigate()
  const begin = useSessionChange()
  const { mutate, error, isPending } = useAcceptInvitation({
    mutation: {
      onSuccess: (session) => {
        begin(session)
        void navigate({ to: '/' })
      },
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    mutate({
      data: {
        token: token ?? '',
        password: formText(form, 'password'),
        first_name: formText(form, 'first_name').trim(),
        last_name: formText(form, 'last_name').trim(),
      },
    })
  }
  return (
    <AuthFrame title={t`Welcome`} sentence={<Trans>Tell us your name and choose a password, and you are in.</Trans>}>
      <form className={classes.form} onSubmit={submit}>
        {error && <ProblemNote {...problemWords(error)} />}
        <TextInput
          label={t`First name`}
          name="first_name"
          autoComplete="given-name"
          required
          maxLength={100}
          autoFocus
        />
        <TextInput label={t`Last name`} name="last_name" autoComplete="family-name" required maxLength={100} />
        <NewPasswordInput name="password" />
        <Button type="submit" size="md" loading={isPending}>
          <Trans>Start</Trans>
        </Button>
      </form>
      <p className={classes.after}>
        <Link to="/">
          <Trans>I have an account already</Trans>
        </Link>
      </p>
    </AuthFrame>
  )
}
