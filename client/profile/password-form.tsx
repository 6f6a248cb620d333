import { Button, PasswordInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, type SubmitEvent } from 'react'
import { useUpdateMyPassword } from '../../generated/client/auth/auth.ts'
import { problemWords } from '../api/problems.ts'
import '../ui/field-styles.ts'
import { formText } from '../ui/form-text.ts'
import { NewPasswordInput } from '../ui/new-password-input.tsx'
import { notify } from '../ui/notices-store.ts'
import { ProblemNote } from '../ui/problem-note.tsx'
import { ProfileSection } from './profile-section.tsx'
import classes from './profile.module.css'

export function PasswordForm() {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const { mutate, error, isPending } = useUpdateMyPassword({
    mutation: {
      onSuccess: () => {
        form.current?.reset()
        notify(t`Your new password is kept.`)
      },
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = event.currentTarget
    mutate({ data: { currentPassword: formText(sent, 'currentPassword'), newPassword: formText(sent, 'newPassword') } })
  }
  return (
    <ProfileSection title={t`Password`}>
      <form ref={form} className={classes.form} onSubmit={submit}>
        {error && <ProblemNote {...problemWords(error)} />}
        <PasswordInput
          label={t`Password you have now`}
          name="currentPassword"
          autoComplete="current-password"
          required
          maxLength={128}
          visibilityToggleButtonProps={{ 'aria-label': t`Show the password` }}
        />
        <NewPasswordInput name="newPassword" />
        <Button type="submit" loading={isPending}>
          <Trans>Change the password</Trans>
        </Button>
      </form>
    </ProfileSection>
  )
}
