import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { useSession } from '../../api/session.ts'
import '../../ui/control/field-styles.ts'
import type { Field } from '../../ui/form/use-fields.tsx'
import type { AssignmentValues, DueType } from './assignment-values.ts'
import { WhomField } from './whom-fields.tsx'

type InputsProps = { field: Field<AssignmentValues> }

/** Whether somebody has to open or to complete it. */
export function GoalField({ field }: InputsProps) {
  const { t } = useLingui()
  return (
    <NativeSelect
      label={t`What is asked`}
      data-autofocus
      data={[
        { value: 'complete', label: t`Complete it` },
        { value: 'open', label: t`Open it` },
      ]}
      {...field('goal')}
    />
  )
}

/** Who is asked. @param isManager whether only their own teams, and people of those, can be asked */
export function WhomFields({ field, isManager }: InputsProps & { isManager: boolean }) {
  const { t } = useLingui()
  const { managedTeamIds } = useSession()
  const { audience } = useWatch<AssignmentValues>()
  return (
    <>
      <NativeSelect
        label={t`Of whom`}
        data={[
          { value: 'everyone', label: t`Everyone who sees it`, disabled: isManager },
          { value: 'teams', label: t`Teams` },
          { value: 'people', label: t`People by name` },
        ]}
        {...field('audience')}
      />
      {audience === 'teams' && <WhomField key="teams" name="teams" teamIds={isManager ? managedTeamIds : null} />}
      {audience === 'people' && <WhomField key="people" name="people" teamIds={null} />}
    </>
  )
}

/** By when it is due. */
export function DueFields({ field }: InputsProps) {
  const { t } = useLingui()
  const { audience, dueType } = useWatch<AssignmentValues>()
  const labels: Record<DueType, string> = {
    none: t`No date`,
    day: t`A day`,
    moment: t`A moment`,
    afterAssignment: t`Days after they are asked`,
    afterJoining: t`Days after joining the team`,
    afterStart: t`Days after their start date`,
  }
  const isCounted = dueType === 'afterAssignment' || dueType === 'afterJoining' || dueType === 'afterStart'
  return (
    <>
      <NativeSelect
        label={t`By when`}
        data={Object.entries(labels).map(([value, label]) => ({
          value,
          label,
          disabled: value === 'afterJoining' && audience !== 'teams',
        }))}
        {...field('dueType')}
      />
      {dueType === 'day' && (
        <TextInput
          label={t`Day`}
          description={t`It ends by the clock of each person.`}
          {...field('date', { isRequired: true })}
          type="date"
        />
      )}
      {dueType === 'moment' && (
        <TextInput
          label={t`Moment`}
          description={t`In the time zone of this device.`}
          {...field('moment', { isRequired: true })}
          type="datetime-local"
        />
      )}
      {isCounted && <TextInput label={t`Days`} {...field('days')} />}
    </>
  )
}

/** Whether and how it comes again. */
export function RepetitionFields({ field }: InputsProps) {
  const { t } = useLingui()
  const { dueType, repeats } = useWatch<AssignmentValues>()
  if (dueType === 'none') return null
  return (
    <>
      <Checkbox label={t`Ask again regularly`} {...field('repeats')} />
      {repeats && (
        <>
          <TextInput label={t`Months between two dates`} {...field('months')} />
          <TextInput label={t`Days before the date from which it can be done`} {...field('windowDays')} />
          <Checkbox label={t`What is done before that counts as well`} {...field('countsEarly')} />
        </>
      )}
    </>
  )
}
