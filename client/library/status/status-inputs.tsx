import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { useLingui } from '@lingui/react/macro'
import '../../ui/control/field-styles.ts'
import type { StatusChoice } from './status-choice.ts'
import { WhomChooser } from './whom-chooser.tsx'

/** As long as the contract has them. */
const MAX = { reason: 500, subject: 200, message: 5000 }

type StatusInputsProps = { choice: StatusChoice; onChange: (part: Partial<StatusChoice>) => void }

/** How far, for whom, and what they are told. */
export function StatusInputs({ choice, onChange }: StatusInputsProps) {
  const { t } = useLingui()
  return (
    <>
      <NativeSelect
        label={t`How far they are`}
        data-autofocus
        value={choice.status}
        onChange={({ currentTarget }) => onChange({ status: currentTarget.value as StatusChoice['status'] })}
        data={[
          { value: 'completed', label: t`They have completed it` },
          { value: 'notstarted', label: t`They begin again` },
        ]}
      />
      {choice.status === 'completed' && (
        <TextInput
          type="datetime-local"
          label={t`Completed`}
          description={t`In the time zone of this device.`}
          required
          value={choice.completed}
          onChange={({ currentTarget }) => onChange({ completed: currentTarget.value })}
        />
      )}
      <NativeSelect
        label={t`For whom`}
        value={choice.whom}
        onChange={({ currentTarget }) => onChange({ whom: currentTarget.value as StatusChoice['whom'] })}
        data={[
          { value: 'some', label: t`Chosen people and teams` },
          { value: 'everyone', label: t`Everybody whom you look after` },
        ]}
      />
      {choice.whom === 'some' && <WhomChooser choice={choice} onChange={onChange} />}
      <Checkbox
        label={t`Also what is optional in a playlist`}
        checked={choice.withOptional}
        onChange={({ currentTarget }) => onChange({ withOptional: currentTarget.checked })}
      />
      <Textarea
        label={t`Reason`}
        description={t`It is kept with the completion, and the person reads it.`}
        maxLength={MAX.reason}
        autosize
        value={choice.reason}
        onChange={({ currentTarget }) => onChange({ reason: currentTarget.value })}
      />
      <Checkbox
        label={t`Share it with them`}
        checked={choice.isShared}
        onChange={({ currentTarget }) => onChange({ isShared: currentTarget.checked })}
      />
      {choice.isShared && (
        <>
          <Checkbox
            label={t`Also with those of them for whom nothing changes`}
            checked={choice.isSharedWithAll}
            onChange={({ currentTarget }) => onChange({ isSharedWithAll: currentTarget.checked })}
          />
          <TextInput
            label={t`Subject of the mail`}
            maxLength={MAX.subject}
            value={choice.subject}
            onChange={({ currentTarget }) => onChange({ subject: currentTarget.value })}
          />
          <Textarea
            label={t`Message`}
            maxLength={MAX.message}
            autosize
            value={choice.message}
            onChange={({ currentTarget }) => onChange({ message: currentTarget.value })}
          />
        </>
      )}
    </>
  )
}
