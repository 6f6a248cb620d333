import { Button, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { useUpdateMyProfile } from '../../generated/client/profile/profile.ts'
import type { Profile } from '../../generated/client/model/profile.ts'
import { badFields, problemWords } from '../api/problems.ts'
import '../ui/field-styles.ts'
import { formText } from '../ui/form-text.ts'
import { notify } from '../ui/notices-store.ts'
import { ProblemNote } from '../ui/problem-note.tsx'
import { ProfileSection } from './profile-section.tsx'
import classes from './profile.module.css'
import { useProfileRefresh } from './use-profile-refresh.ts'

export function NameForm({ profile }: { profile: Profile }) {
  const { t } = useLingui()
  const refresh = useProfileRefresh()
  const { mutate, error, isPending } = useUpdateMyProfile({
    mutation: {
      onSuccess: async () => {
        await refresh()
        notify(t`Your name is saved.`)
      },
    },
  })
  const bad = badFields(error)
  const wrong = (field: string) =>
    bad.includes(field) ? t`This name cannot be kept. Use letters, at most 100 of them.` : undefined
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    mutate({ data: { first_name: formText(form, 'first_name').trim(), last_name: formText(form, 'last_name').trim() } })
  }
  return (
    <ProfileSection title={t`Name`} sentence={t`This is how others see you.`}>
      <form className={classes.form} onSubmit={submit}>
        {error && bad.length === 0 && <ProblemNote {...problemWords(error)} />}
        <TextInput
          label={t`First name`}
          name="first_name"
          autoComplete="given-name"
          required
          maxLength={100}
          defaultValue={profile.first_name}
          error={wrong('first_name')}
        />
        <TextInput
          label={t`Last name`}
          name="last_name"
          autoComplete="family-name"
          required
          maxLength={100}
          defaultValue={profile.last_name}
          error={wrong('last_name')}
        />
        <TextInput
          label={t`E-mail`}
          value={profile.email}
          readOnly
          description={t`The people who run this hub can change it.`}
        />
        <Button type="submit" loading={isPending}>
          <Trans>Save the name</Trans>
        </Button>
      </form>
    </ProfileSection>
  )
}
