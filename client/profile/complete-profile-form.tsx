import { Button, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import {
  getUpdateMyProfileMutationKey,
  updateMyCustomFields,
  updateMyProfile,
} from '../../generated/client/profile/profile.ts'
import type { CustomFieldValue } from '../../generated/client/model/customFieldValue.ts'
import type { Profile } from '../../generated/client/model/profile.ts'
import { badFields, isWorthRetrying, problemWords } from '../api/problems.ts'
import { refreshAfter } from '../api/refresh.ts'
import '../ui/field-styles.ts'
import { ProblemNote } from '../ui/problem-note.tsx'
import { CustomFieldInputs } from './custom-field-inputs.tsx'
import { isMissing, refusedField, valuesOf } from './custom-values.ts'
import classes from './profile.module.css'
import { useTyped } from './use-typed.ts'

type CompleteProfileFormProps = {
  profile: Profile
  onDone: () => void
  /** Where the person would rather be left alone for now. */
  onPutOff: () => void
}

/**
 * Asks for the name and for the fields of the hub. What is typed stays in the browser until all of it is saved. It can be
 * put off where nothing required is missing, and where the hub itself cannot save.
 */
export function CompleteProfileForm({ profile, onDone, onPutOff }: CompleteProfileFormProps) {
  const { t } = useLingui()
  const { userCustomFields: fields } = profile
  const client = useQueryClient()
  const form = useTyped('complete-profile')
  const save = useMutation({
    // Named after the call that ends it, so that what it affects is read anew.
    mutationKey: getUpdateMyProfileMutationKey(),
    mutationFn: async (values: CustomFieldValue[]) => {
      const [first_name, last_name] = [
        form.textOf('first_name', profile.first_name),
        form.textOf('last_name', profile.last_name),
      ]
      if (values.length) await updateMyCustomFields({ fields: values })
      await updateMyProfile({ first_name: first_name.trim(), last_name: last_name.trim() })
    },
    onSuccess: () => {
      form.forget()
      onDone()
    },
    // The hub may have other fields by now.
    onError: () => void refreshAfter(client, 'updateMyCustomFields'),
  })
  const bad = badFields(save.error)
  const refused = refusedField(save.variables ?? [], bad)
  const nameOf = (name: 'first_name' | 'last_name') => ({
    name,
    required: true,
    maxLength: 100,
    readOnly: save.isPending,
    value: form.textOf(name, profile[name]),
    onChange: (event: { currentTarget: { value: string } }) =>
      form.type(name, event.currentTarget.value, profile[name]),
    error: bad.includes(name) ? t`This name cannot be kept. Use letters, at most 100 of them.` : undefined,
  })
  const isRefused = refused !== undefined || bad.includes('first_name') || bad.includes('last_name')
  const canPutOff = !isMissing(fields) || (save.isError && isWorthRetrying(save.error))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    save.mutate(valuesOf(fields, form.typed))
  }
  return (
    <form className={classes.step} onSubmit={submit}>
      {save.error && !isRefused && <ProblemNote {...problemWords(save.error)} />}
      <TextInput label={t`First name`} autoComplete="given-name" {...nameOf('first_name')} />
      <TextInput label={t`Last name`} autoComplete="family-name" {...nameOf('last_name')} />
      <CustomFieldInputs fields={fields} form={form} refused={refused} isSaving={save.isPending} />
      <Button type="submit" size="md" loading={save.isPending}>
        <Trans>Save and go on</Trans>
      </Button>
      {canPutOff && (
        <Button variant="subtle" onClick={onPutOff}>
          <Trans>Later</Trans>
        </Button>
      )}
    </form>
  )
}
