import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { UserAttributeName } from '../../generated/client/model/userAttributeName.ts'
import type { UserImportField } from '../../generated/client/model/userImportField.ts'
import { useListCustomFields } from '../../generated/client/users-admin/users-admin.ts'
import { factName } from '../ui/facts/fact-words.ts'

const accountWords: Record<Exclude<UserImportField, UserAttributeName | 'customField'>, MessageDescriptor> = {
  email: msg`E-mail`,
  first_name: msg`First name`,
  last_name: msg`Last name`,
  language: msg`Language`,
  teams: msg`Teams`,
  isSuspended: msg`Suspended (yes or no)`,
}

/** What a column can hold, in groups, with what each is called. */
export function useImportFields(): { group: string; items: { value: string; label: string }[] }[] {
  const { t, i18n } = useLingui()
  const { data } = useListCustomFields()
  const fields = data?.items.map(({ id, label }) => ({ value: id, label })) ?? []
  return [
    {
      group: t`Person`,
      items: Object.entries(accountWords).map(([value, words]) => ({ value, label: i18n._(words) })),
    },
    {
      group: t`Attributes`,
      items: Object.values(UserAttributeName).map((name) => ({ value: name, label: i18n._(factName(name)) })),
    },
    ...(fields.length ? [{ group: t`Custom fields`, items: fields }] : []),
  ]
}
