import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconForms } from '@tabler/icons-react'
import * as access from '../../generated/access.ts'
import type { CustomFieldDefinition } from '../../generated/client/model/customFieldDefinition.ts'
import {
  useDeleteCustomField,
  useListCustomFields,
  useUpdateCustomField,
} from '../../generated/client/users-admin/users-admin.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { useChange } from '../api/use-change.ts'
import { QueryState } from '../shell/query-state.tsx'
import { RankedList } from '../ui/arrange/ranked-list.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Pill } from '../ui/pill.tsx'
import { DeleteField } from './delete-field.tsx'
import { EditField } from './edit-field.tsx'
import { fieldTypeWords } from './field-values.ts'
import classes from './users.module.css'

/** What the hub asks everybody beyond their name, in the order of a profile. */
export function FieldList() {
  const { t } = useLingui()
  const query = useListCustomFields()
  if (!query.data) return <QueryState query={query} height={240} />
  const [first, ...others] = query.data.items.map((field) => ({ ...field, name: field.label }))
  if (first) return <Workbench fields={[first, ...others]} />
  return (
    <EmptyState icon={<IconForms size={28} aria-hidden />} title={t`There are no fields yet`}>
      <Trans>
        A field asks everybody for something of your own, such as a first day or a site. Rules of teams can use it.
      </Trans>
    </EmptyState>
  )
}

type Field = CustomFieldDefinition & { name: string }

function Workbench({ fields }: { fields: readonly [Field, ...Field[]] }) {
  const { t } = useLingui()
  const mayChange = can(useSession(), access.updateCustomField)
  const { rank, remove, isBusy } = useFieldChanges(fields)
  return (
    <RankedList
      label={t`Custom fields`}
      rows={fields}
      mayChange={mayChange}
      isBusy={isBusy}
      onRank={rank}
      row={(field) => <FieldRow field={field} />}
      window={(window, field, close) =>
        window === 'edit' ? (
          <EditField field={field} onClose={close} />
        ) : (
          <DeleteField field={field} onDelete={remove} onClose={close} />
        )
      }
    />
  )
}

function useFieldChanges(fields: readonly Field[]) {
  const { t } = useLingui()
  const nameOf = (fieldId: string) => fields.find(({ id }) => id === fieldId)?.label ?? ''
  // A place is meant whatever else somebody changed of the field.
  const ranking = useChange(() => useUpdateCustomField({ request: { headers: { 'If-Match': '*' } } }), {
    done: (_, { customFieldId, data: { index = 0 } }) => {
      const [name, place, count] = [nameOf(customFieldId), index + 1, fields.length]
      return t`“${name}” is at position ${place} of ${count}.`
    },
  })
  const removing = useChange(useDeleteCustomField, {
    done: (_, { customFieldId }) => {
      const name = nameOf(customFieldId)
      return t`“${name}” was deleted.`
    },
  })
  return {
    rank: ({ id }: Field, index: number) => ranking.run({ customFieldId: id, data: { index } }),
    remove: ({ id }: { id: string }) => removing.run({ customFieldId: id }),
    isBusy: ranking.isPending || removing.isPending,
  }
}

function FieldRow({ field: { label, type, is_required, filledCount } }: { field: Field }) {
  const { t, i18n } = useLingui()
  return (
    <>
      <span className={classes.fieldName}>{label}</span>
      <Pill tone="quiet">{i18n._(fieldTypeWords[type])}</Pill>
      {is_required && <Pill tone="due">{t`Required`}</Pill>}
      <span className={classes.fieldCount}>
        <Plural
          value={filledCount}
          _0="Nobody has filled it in"
          one="# person has filled it in"
          other="# people have filled it in"
        />
      </span>
    </>
  )
}
