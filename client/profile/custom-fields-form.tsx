import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { useUpdateMyCustomFields } from '../../generated/client/profile/profile.ts'
import type { Profile } from '../../generated/client/model/profile.ts'
import { badFields, problemWords } from '../api/problems.ts'
import { refreshAfter } from '../api/refresh.ts'
import { notify } from '../ui/notices-store.ts'
import { ProblemNote } from '../ui/problem-note.tsx'
import { CustomFieldInputs } from './custom-field-inputs.tsx'
import { refusedField, valuesOf } from './custom-values.ts'
import { ProfileSection } from './profile-section.tsx'
import classes from './profile.module.css'
import { useTyped } from './use-typed.ts'

/** What the hub asks everybody for beyond their name. */
export function CustomFieldsForm({ profile: { userCustomFields: fields } }: { profile: Profile }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const form = useTyped('custom-fields')
  const { mutate, error, isPending, variables } = useUpdateMyCustomFields({
    mutation: {
      onSuccess: () => {
        form.forget()
        notify(t`What you filled in is saved.`)
      },
      // The hub may have other fields by now.
      onError: () => void refreshAfter(client, 'updateMyCustomFields'),
    },
  })
  const refused = refusedField(variables?.data.fields ?? [], badFields(error))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutate({ data: { fields: valuesOf(fields, form.typed) } })
  }
  return (
    <ProfileSection title={t`About you`} sentence={t`What this hub would like to know of everybody.`}>
      <form className={classes.form} onSubmit={submit}>
        {error && !refused && <ProblemNote {...problemWords(error)} />}
        <CustomFieldInputs fields={fields} form={form} refused={refused} isSaving={isPending} />
        <Button type="submit" loading={isPending}>
          <Trans>Save what you filled in</Trans>
        </Button>
      </form>
    </ProfileSection>
  )
}
