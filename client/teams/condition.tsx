import { ActionIcon, Button, NativeSelect } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useListCustomFields } from '../../generated/client/users-admin/users-admin.ts'
import '../ui/control/field-styles.ts'
import { ConditionValue } from './condition-value.tsx'
import {
  comparedBy,
  hasValues,
  MAX_IN_GROUP,
  newCondition,
  operatorsFor,
  withCondition,
  type DraftCondition,
} from './rules-form.ts'
import { SubjectSelect } from './subject-select.tsx'
import classes from './teams.module.css'
import { useOperatorWords } from './use-operator-words.ts'

type ConditionProps = {
  condition: DraftCondition
  /** Such as 2, or 2.1 in a group. */
  number: string
  /** What is wrong with which condition, by its key. */
  faults: ReadonlyMap<string, string>
  onChange: (condition: DraftCondition) => void
  /** Not there for the only one. */
  onRemove?: () => void
  isInGroup?: boolean
}

/** One condition in three parts: of what, how, and with what it is compared. A group holds others. */
export function Condition(props: ConditionProps) {
  const { t } = useLingui()
  const { condition, number, faults, onChange, onRemove, isInGroup = false } = props
  const fault = faults.get(condition.key)
  return (
    <div role="group" aria-label={t`Condition ${number}`} className={classes.condition} data-inside={isInGroup}>
      <span className={classes.number} aria-hidden>
        {number}
      </span>
      <SubjectSelect condition={condition} onChange={onChange} isInGroup={isInGroup} />
      {condition.type === 'group' ? <Group {...props} /> : <Comparison {...props} />}
      {fault && !hasField(condition) && <p className={classes.fault}>{fault}</p>}
      {onRemove && (
        <ActionIcon
          className={classes.remove}
          variant="subtle"
          color="gray"
          size={40}
          aria-label={t`Remove condition ${number}`}
          onClick={onRemove}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      )}
    </div>
  )
}

/** Whether there is a field at which a fault is said. */
function hasField(condition: DraftCondition): boolean {
  const { type } = condition
  if (type === 'group') return false
  return (type !== 'attribute' && type !== 'customField') || hasValues(condition)
}

function Comparison({ condition, faults, onChange }: ConditionProps) {
  const { t } = useLingui()
  const words = useOperatorWords()
  const { data: fields } = useListCustomFields()
  const field = fields?.items.find(({ id }) => id === condition.subject)
  const operators = operatorsFor(condition, field?.type)
  return (
    <>
      {operators.length > 1 && (
        <NativeSelect
          label={t`How it compares`}
          value={condition.operator}
          data={operators.map((value) => ({ value, label: words(condition, value) }))}
          onChange={(event) => onChange(comparedBy(condition, event.currentTarget.value))}
        />
      )}
      <ConditionValue condition={condition} error={faults.get(condition.key)} onChange={onChange} />
    </>
  )
}

/** Conditions that count as one. */
function Group({ condition, number, faults, onChange }: ConditionProps) {
  const { t } = useLingui()
  const { match, conditions } = condition
  const setConditions = (next: DraftCondition[]) => onChange({ ...condition, conditions: next })
  return (
    <>
      <NativeSelect
        label={t`A person has to meet`}
        value={match}
        data={[
          { value: 'any', label: t`any of these` },
          { value: 'all', label: t`all of these` },
          { value: 'none', label: t`none of these` },
        ]}
        onChange={(event) => onChange({ ...condition, match: event.currentTarget.value as DraftCondition['match'] })}
      />
      <div className={classes.group}>
        {conditions.map((each, index) => (
          <Condition
            key={each.key}
            condition={each}
            number={`${number}.${index + 1}`}
            faults={faults}
            onChange={(next) => setConditions(withCondition(conditions, next.key, next))}
            {...(conditions.length > 1 && { onRemove: () => setConditions(withCondition(conditions, each.key, null)) })}
            isInGroup
          />
        ))}
        <Button
          className={classes.start}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={conditions.length >= MAX_IN_GROUP}
          onClick={() => setConditions([...conditions, newCondition()])}
        >
          <Trans>Add to this group</Trans>
        </Button>
      </div>
    </>
  )
}
