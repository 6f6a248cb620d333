import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { updatePlaylistContentsBody } from '../../../generated/client/bodies/updatePlaylistContents.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import '../../ui/control/field-styles.ts'
import { SendForm } from '../../ui/form/send-form.tsx'
import type { Field } from '../../ui/form/use-fields.tsx'
import { localTime } from '../../ui/local-time.ts'
import type { SectionEntry } from './contents-rules.ts'

type EditSectionProps = {
  /** Null for a new one. */
  section: SectionEntry | null
  onSave: (section: SectionEntry) => void
  onClose: () => void
}

/** As it is typed: the time is one of this device. */
type SectionValues = Pick<SectionEntry, 'name' | 'description' | 'lockingMode' | 'unlockDateTime'>

/** What is said of a section and when it opens. It is saved with the contents. */
export function EditSection({ section, onSave, onClose }: EditSectionProps) {
  const { t } = useLingui()
  const apply = (typed: SectionValues) => {
    onSave({
      kind: 'section',
      key: section?.key ?? `new-${crypto.randomUUID()}`,
      id: section?.id ?? null,
      ...entryOf(typed, section),
    })
    return Promise.resolve(null)
  }
  return (
    <Dialog title={section ? t`Edit the section` : t`New section`} onClose={onClose}>
      <SendForm
        body={updatePlaylistContentsBody.updatedDetails.properties}
        values={valuesOf(section)}
        onSend={apply}
        onSent={onClose}
        send={section ? t`Apply` : t`Add the section`}
      >
        {(field) => <SectionInputs field={field} />}
      </SendForm>
    </Dialog>
  )
}

function SectionInputs({ field }: { field: Field<SectionValues> }) {
  const { t } = useLingui()
  const { control } = useFormContext<SectionValues>()
  const mode = useWatch({ control, name: 'lockingMode' })
  return (
    <>
      <TextInput label={t`Name`} data-autofocus {...field('name', { isRequired: true })} />
      <Textarea
        label={t`Description`}
        description={t`Learners read it below the name.`}
        rows={3}
        {...field('description')}
      />
      <NativeSelect
        label={t`When it opens`}
        data={[
          { value: '', label: t`It is always open` },
          { value: 'progress', label: t`When everything required before it is completed` },
          { value: 'time', label: t`At a time` },
          { value: 'locked', label: t`It stays closed` },
        ]}
        {...field('lockingMode')}
      />
      {mode === 'time' && (
        <TextInput
          type="datetime-local"
          label={t`Opens`}
          description={t`In the time zone of this device.`}
          {...field('unlockDateTime', { isRequired: true })}
        />
      )}
    </>
  )
}

function valuesOf(section: SectionEntry | null): SectionValues {
  const { name = '', description = null, lockingMode = null, unlockDateTime = null } = section ?? {}
  return {
    name,
    description: description ?? '',
    lockingMode,
    unlockDateTime: unlockDateTime && localTime(unlockDateTime),
  }
}

/** A time that was not touched stays what it was, with its seconds and the zone in which it was chosen. */
function entryOf(
  { name, description, lockingMode, unlockDateTime: typed }: SectionValues,
  section: SectionEntry | null,
) {
  const about = { name, description: description || null, lockingMode }
  if (lockingMode !== 'time' || !typed) return { ...about, unlockDateTime: null, unlockTimezone: null }
  if (section?.unlockDateTime && localTime(section.unlockDateTime) === typed)
    return { ...about, unlockDateTime: section.unlockDateTime, unlockTimezone: section.unlockTimezone }
  const unlockTimezone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return { ...about, unlockDateTime: new Date(typed).toISOString(), unlockTimezone }
}
