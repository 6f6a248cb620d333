import { NativeSelect } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { TeamTypeRole } from '../../generated/client/model/teamTypeRole.ts'
import { useListCustomFields } from '../../generated/client/users-admin/users-admin.ts'
import '../ui/control/field-styles.ts'
import { attributeName } from './attribute-words.ts'
import { aboutElse, type ConditionType, type DraftCondition } from './rules-form.ts'

type SubjectSelectProps = {
  condition: DraftCondition
  onChange: (condition: DraftCondition) => void
  /** A group holds no other group. */
  isInGroup: boolean
}

/** What a condition looks at. */
export function SubjectSelect({ condition, onChange, isInGroup }: SubjectSelectProps) {
  const { t, i18n } = useLingui()
  const { data: fields } = useListCustomFields()
  const { type, subject } = condition
  const own = fields?.items.map(({ id, label }) => ({ value: `customField:${id}`, label })) ?? []
  const value = `${type}:${subject}`
  const isKnown = type !== 'customField' || own.some((field) => field.value === value)
  const others: { value: `${ConditionType}:`; label: string }[] = [
    { value: 'team:', label: t`Other teams` },
    { value: 'completion:', label: t`Completed content` },
    { value: 'startDate:', label: t`Start date` },
    { value: 'timeInHub:', label: t`Days in the hub` },
    { value: 'createdTime:', label: t`Day of arrival` },
    { value: 'locale:', label: t`Language` },
    { value: 'emailDomain:', label: t`E-mail domain` },
  ]
  return (
    <NativeSelect
      label={t`What to look at`}
      value={value}
      data={[
        {
          group: t`What a directory says`,
          items: Object.values(TeamTypeRole).map((role) => ({
            value: `attribute:${role}`,
            label: i18n._(attributeName(role)),
          })),
        },
        {
          group: t`Fields of the profile`,
          items: isKnown ? own : [...own, { value, label: t`A field of the profile` }],
        },
        { group: t`What the hub knows`, items: others },
        ...(isInGroup ? [] : [{ group: t`Several conditions`, items: [{ value: 'group:', label: t`A group` }] }]),
      ].filter(({ items }) => items.length > 0)}
      onChange={(event) => {
        const [next, about] = event.currentTarget.value.split(':') as [ConditionType, string]
        onChange(aboutElse(condition, next, about))
      }}
    />
  )
}
