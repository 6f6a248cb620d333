import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { createCustomFieldBody } from '../../generated/client/bodies/createCustomField.ts'
import type { CustomFieldDefinition } from '../../generated/client/model/customFieldDefinition.ts'
import { CustomFieldType } from '../../generated/client/model/customFieldType.ts'
import {
  useCreateCustomField,
  useListCustomFields,
  useUpdateCustomField,
} from '../../generated/client/users-admin/users-admin.ts'
import { useChange } from '../api/use-change.ts'
import { useKeptTyping } from '../api/use-kept-typing.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import '../ui/control/field-styles.ts'
import { Form } from '../ui/form/form.tsx'
import type { Refusal } from '../ui/form/refusal.ts'
import type { Field } from '../ui/form/use-fields.tsx'
import { fieldTypeWords, sentField, typedField, type TypedField } from './field-values.ts'

type EditFieldProps = {
  /** Null for a new one. */
  field: CustomFieldDefinition | null
  onClose: () => void
}

/** What a field of profiles is called, what is entered in it, and whether everybody has to. */
export function EditField({ field, onClose }: EditFieldProps) {
  const { t } = useLingui()
  return (
    <Dialog title={field ? t`Edit the field` : t`New field`} onClose={onClose}>
      {field ? <KnownField field={field} onClose={onClose} /> : <NewField onClose={onClose} />}
    </Dialog>
  )
}

function NewField({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { send } = useChange(useCreateCustomField, { done: (_, { data: { label: name } }) => t`“${name}” was added.` })
  return (
    <FieldForm
      values={typedField(null)}
      onSave={(typed) => send({ data: sentField(typed) })}
      onSaved={onClose}
      save={t`Add the field`}
    />
  )
}

function KnownField({ field, onClose }: { field: CustomFieldDefinition; onClose: () => void }) {
  const { t } = useLingui()
  const { refetch } = useListCustomFields()
  const headers = { 'If-Match': field.etag }
  const send = useKeptTyping(useUpdateCustomField({ request: { headers } }), refetch)
  return (
    <FieldForm
      values={typedField(field)}
      onSave={(typed) => send({ customFieldId: field.id, data: sentField(typed) })}
      onSaved={onClose}
      save={t`Save the field`}
    />
  )
}

type FieldFormProps = {
  values: TypedField
  onSave: (values: TypedField) => Promise<Refusal | null>
  onSaved: () => void
  save: string
}

function FieldForm(props: FieldFormProps) {
  return (
    <Form body={createCustomFieldBody} {...props}>
      {(field) => <Inputs field={field} />}
    </Form>
  )
}

function Inputs({ field }: { field: Field<TypedField> }) {
  const { t, i18n } = useLingui()
  const isChoice = useWatch<TypedField, 'type'>({ name: 'type' }) === 'choice'
  return (
    <>
      <TextInput label={t`Label`} data-autofocus {...field('label')} />
      <TextInput
        label={t`Hint`}
        description={t`Shown below the label where that does not say enough.`}
        {...field('hint')}
      />
      <NativeSelect
        label={t`What is entered`}
        data={Object.values(CustomFieldType).map((value) => ({ value, label: i18n._(fieldTypeWords[value]) }))}
        {...field('type')}
      />
      {isChoice && (
        <Textarea
          label={t`Options`}
          description={t`One in each line, in the order in which they are offered.`}
          rows={5}
          {...field('options', { isRequired: true })}
        />
      )}
      <Checkbox
        label={t`Required`}
        description={t`Whoever has not filled it in is asked for it on their next visit.`}
        {...field('is_required')}
      />
    </>
  )
}
