import { Checkbox, Input, NativeSelect, TextInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { updateHubSettingsBody } from '../../generated/client/bodies/updateHubSettings.ts'
import type { HubSettings } from '../../generated/client/model/hubSettings.ts'
import { Locale } from '../../generated/client/model/locale.ts'
import { localeName } from '../i18n/locales.ts'
import '../ui/control/field-styles.ts'
import { Form } from '../ui/form/form.tsx'
import type { FieldProps } from '../ui/form/use-fields.tsx'
import { Panel } from '../ui/page/panel.tsx'
import classes from './settings.module.css'
import { useSettingsChange } from './use-settings-change.ts'

export function GeneralForm({ settings }: { settings: HubSettings }) {
  const { t } = useLingui()
  const { send } = useSettingsChange(settings)
  const { name, mailSenderName, timezone, locale, locales } = settings
  const zones = new Set([timezone, 'UTC', ...Intl.supportedValuesOf('timeZone')])
  return (
    <Panel title={t`General`} sentence={t`Name, languages and time.`}>
      <Form
        body={updateHubSettingsBody}
        values={{ name, mailSenderName, timezone, locale, locales }}
        onSave={(data) => send({ data })}
        save={t`Save the settings`}
      >
        {(field) => (
          <>
            <TextInput label={t`Name of the hub`} {...field('name')} />
            <TextInput
              label={t`Sender of e-mails`}
              description={t`The name that people see in their mailbox.`}
              {...field('mailSenderName')}
            />
            <NativeSelect
              label={t`Time zone`}
              description={t`When the days and weeks of the hub begin.`}
              data={[...zones].sort((a, b) => a.localeCompare(b))}
              {...field('timezone')}
            />
            <NativeSelect
              label={t`Default language`}
              data={Object.values(Locale).map((value) => ({ value, label: localeName(value) }))}
              {...field('locale')}
            />
            <Locales {...field('locales')} />
          </>
        )}
      </Form>
    </Panel>
  )
}

function Locales({ error, ...field }: FieldProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <fieldset className={classes.choices} aria-describedby={id}>
      <legend>{t`Languages that people may choose`}</legend>
      {Object.values(Locale).map((value) => (
        <Checkbox key={value} value={value} label={localeName(value)} error={Boolean(error)} {...field} />
      ))}
      <Input.Error id={id} className={classes.choicesError}>
        {error}
      </Input.Error>
    </fieldset>
  )
}
