import { useLingui } from '@lingui/react/macro'
import { updateMyCustomFieldsBody } from '../../generated/client/bodies/updateMyCustomFields.ts'
import { useUpdateMyCustomFields } from '../../generated/client/profile/profile.ts'
import type { Profile } from '../../generated/client/model/profile.ts'
import { useChange } from '../api/use-change.ts'
import { useDraft } from '../api/use-draft.ts'
import { Form } from '../ui/form/form.tsx'
import { CustomFieldInputs } from '../ui/facts/custom-field-inputs.tsx'
import { ownFactSource } from '../ui/facts/fact-words.ts'
import { useOriginWords } from '../ui/facts/use-origin-words.ts'
import { refusedById, savedValues, valuesOf, type CustomValues } from '../ui/facts/custom-values.ts'
import { Panel } from '../ui/page/panel.tsx'

/** What the hub asks everybody for beyond their name. */
export function CustomFieldsForm({ profile: { userCustomFields } }: { profile: Profile }) {
  const { t } = useLingui()
  const originWords = useOriginWords(ownFactSource)
  const { send } = useChange(useUpdateMyCustomFields, { done: () => t`Your answers are saved.` })
  const save = async (typed: { fields: CustomValues }) => {
    const fields = valuesOf(userCustomFields, typed.fields)
    const refusal = await send({ data: { fields } })
    return refusal && refusedById(refusal, fields)
  }
  return (
    <Panel title={t`About you`} sentence={t`What this hub asks everybody.`}>
      <Form
        body={updateMyCustomFieldsBody}
        values={{ fields: savedValues(userCustomFields) }}
        draft={useDraft('custom-fields')}
        onSave={save}
        save={t`Save your answers`}
      >
        {(field) => (
          <CustomFieldInputs
            fields={userCustomFields}
            field={(id, options) => field(`fields.${id}.value`, options)}
            originOf={originWords}
          />
        )}
      </Form>
    </Panel>
  )
}
