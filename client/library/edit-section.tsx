import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useState, type SubmitEvent } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import '../ui/field-styles.ts'
import { faults } from '../ui/form/faults.ts'
import type { SectionEntry } from './contents-rules.ts'
import classes from './library.module.css'

type EditSectionProps = {
  /** Null for a new one. */
  section: SectionEntry | null
  onSave: (section: SectionEntry) => void
  onClose: () => void
}

/** The name of a section and when it opens. It is saved with the contents. */
export function EditSection({ section, onSave, onClose }: EditSectionProps) {
  const { t } = useLingui()
  const [name, setName] = useState(section?.name ?? '')
  const [mode, setMode] = useState<SectionEntry['lockingMode']>(section?.lockingMode ?? null)
  const [time, setTime] = useState(localTime(section?.unlockDateTime ?? null))
  const [isTried, setTried] = useState(false)
  const isTimed = mode === 'time'
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (!name.trim() || (isTimed && !time)) return
    onSave({
      kind: 'section',
      key: section?.key ?? `new ${crypto.randomUUID()}`,
      id: section?.id ?? null,
      name: name.trim(),
      lockingMode: mode,
      unlockDateTime: isTimed ? new Date(time).toISOString() : null,
      unlockTimezone: isTimed ? Intl.DateTimeFormat().resolvedOptions().timeZone : null,
    })
    onClose()
  }
  return (
    <Dialog title={section ? t`Edit the section` : t`New section`} onClose={onClose}>
      <form noValidate className={classes.bench} onSubmit={submit}>
        <TextInput
          label={t`Name`}
          value={name}
          maxLength={255}
          required
          data-autofocus
          error={isTried && !name.trim() && faults.missing()}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <NativeSelect
          label={t`When it opens`}
          value={mode ?? ''}
          data={[
            { value: '', label: t`It is always open` },
            { value: 'progress', label: t`When everything required before it is completed` },
            { value: 'time', label: t`At a time` },
            { value: 'locked', label: t`It stays closed` },
          ]}
          onChange={(event) => setMode((event.currentTarget.value || null) as SectionEntry['lockingMode'])}
        />
        {isTimed && (
          <TextInput
            type="datetime-local"
            label={t`Opens`}
            description={t`In the time zone of this device.`}
            value={time}
            required
            error={isTried && !time && faults.missing()}
            onChange={(event) => setTime(event.currentTarget.value)}
          />
        )}
        <div className={classes.buttons}>
          <Button type="submit">{section ? t`Apply` : t`Add the section`}</Button>
        </div>
      </form>
    </Dialog>
  )
}

/** A moment as the input for times wants it. */
function localTime(moment: string | null): string {
  if (!moment) return ''
  const date = new Date(moment)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
