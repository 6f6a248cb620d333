import { Button, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { updateMySettingsBody } from '../../generated/client/bodies/updateMySettings.ts'
import { useGetMySettings, useUpdateMySettings } from '../../generated/client/settings/settings.ts'
import { useSession } from '../api/session.ts'
import { useChange } from '../api/use-change.ts'
import { FieldState } from './profile-skeleton.tsx'
import '../ui/control/field-styles.ts'
import { Form } from '../ui/form/form.tsx'
import { Panel } from '../ui/page/panel.tsx'
import classes from './profile.module.css'

interface Values {
  settings: { timezone: string | null }
}

/** Where the person's days end, and with them what is due. */
export function TimezoneForm() {
  const { t } = useLingui()
  const hubZone = useSession().hub.timezone
  const id = useId()
  const query = useGetMySettings()
  const { send } = useChange(useUpdateMySettings, { done: () => t`Your time zone is saved.` })
  return (
    <Panel
      anchor="time-zone"
      title={t`Time zone`}
      sentence={t`What is due on a day is due at the end of that day there.`}
    >
      {query.data && (
        <Form<Values>
          body={updateMySettingsBody}
          values={{ settings: { timezone: query.data.settings.timezone } }}
          onSave={(data) => send({ data })}
          save={t`Save the time zone`}
        >
          {(field) => (
            <>
              <TextInput
                label={t`Time zone`}
                description={t`Type a place such as London. Leave it empty for that of the hub, ${hubZone}.`}
                list={id}
                {...field('settings.timezone')}
              />
              <datalist id={id}>
                {['UTC', ...Intl.supportedValuesOf('timeZone')].map((zone) => (
                  <option key={zone} value={zone} />
                ))}
              </datalist>
              <DeviceZone hubZone={hubZone} />
            </>
          )}
        </Form>
      )}
      <FieldState query={query} />
    </Panel>
  )
}

/** Offers the zone of the browser where it is another than the one that counts. */
function DeviceZone({ hubZone }: { hubZone: string }) {
  const { control, setValue } = useFormContext<Values>()
  const typed = useWatch({ control, name: 'settings.timezone' })
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (zone === (typed || hubZone)) return null
  return (
    <p className={classes.sentence}>
      <Trans>Your device is in {zone}.</Trans>{' '}
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() => setValue('settings.timezone', zone, { shouldDirty: true, shouldValidate: true })}
      >
        <Trans>Use this time zone</Trans>
      </Button>
    </p>
  )
}
