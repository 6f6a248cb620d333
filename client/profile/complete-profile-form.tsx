import { Button, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { updateMyCustomFieldsBody } from '../../generated/client/bodies/updateMyCustomFields.ts'
import { updateMyProfileBody } from '../../generated/client/bodies/updateMyProfile.ts'
import { useUpdateMyCustomFields, useUpdateMyProfile } from '../../generated/client/profile/profile.ts'
import type { MyProfilePatch } from '../../generated/client/model/myProfilePatch.ts'
import type { Profile } from '../../generated/client/model/profile.ts'
import { isWorthRetrying } from '../api/problems.ts'
import { useChange } from '../api/use-change.ts'
import { useDraft } from '../api/use-draft.ts'
import '../ui/control/field-styles.ts'
import { SendForm } from '../ui/form/send-form.tsx'
import { CustomFieldInputs } from '../ui/facts/custom-field-inputs.tsx'
import { isMissing, refusedById, savedValues, valuesOf, type CustomValues } from '../ui/facts/custom-values.ts'

type CompleteProfileFormProps = {
  profile: Profile
  onDone: () => void
  /** Where the person would rather be left alone for now. */
  onPutOff: () => void
}

const body = { ...updateMyProfileBody, ...updateMyCustomFieldsBody }

/**
 * Asks for the name and for the fields of the hub. What is typed stays in the browser until all of it is saved. It can be
 * put off where nothing required is missing, and where the hub itself cannot save.
 */
export function CompleteProfileForm({ profile, onDone, onPutOff }: CompleteProfileFormProps) {
  const { t } = useLingui()
  const { first_name, last_name, userCustomFields } = profile
  const [answers, name] = [useChange(useUpdateMyCustomFields), useChange(useUpdateMyProfile)]
  const save = async ({ fields: typed, ...data }: MyProfilePatch & { fields: CustomValues }) => {
    const fields = valuesOf(userCustomFields, typed)
    const refusal = fields.length ? await answers.send({ data: { fields } }) : null
    return refusal ? refusedById(refusal, fields) : name.send({ data })
  }
  const error = answers.error ?? name.error
  const canPutOff = !isMissing(userCustomFields) || (error !== null && isWorthRetrying(error))
  return (
    <SendForm
      body={body}
      values={{ first_name, last_name, fields: savedValues(userCustomFields) }}
      draft={useDraft('complete-profile')}
      onSend={save}
      onSent={onDone}
      send={t`Save and continue`}
      isWholePage
      buttons={
        canPutOff && (
          <Button variant="subtle" onClick={onPutOff}>
            <Trans>Later</Trans>
          </Button>
        )
      }
    >
      {(field) => (
        <>
          <TextInput label={t`First name`} autoComplete="given-name" {...field('first_name')} />
          <TextInput label={t`Last name`} autoComplete="family-name" {...field('last_name')} />
          <CustomFieldInputs fields={userCustomFields} field={(id, options) => field(`fields.${id}.value`, options)} />
        </>
      )}
    </SendForm>
  )
}
