import { NativeSelect, TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { updateHubSettingsBody } from '../../generated/client/bodies/updateHubSettings.ts'
import type { HubSettings } from '../../generated/client/model/hubSettings.ts'
import '../ui/control/field-styles.ts'
import { Form } from '../ui/form/form.tsx'
import { Panel } from '../ui/page/panel.tsx'
import { useSettingsChange } from './use-settings-change.ts'

export function SecondFactorForm({ settings }: { settings: HubSettings }) {
  const { t } = useLingui()
  const { send } = useSettingsChange(settings)
  return (
    <Panel
      title={t`Second factor`}
      sentence={t`In addition to the password: a code from an app on the person’s own phone.`}
    >
      <Form
        body={updateHubSettingsBody}
        values={{ signIn: { secondFactor: settings.signIn.secondFactor } }}
        onSave={(data) => send({ data })}
        save={t`Save the second factor`}
      >
        {(field) => (
          <>
            <NativeSelect
              label={t`Required for`}
              data={[
                { value: 'none', label: t`Nobody` },
                { value: 'admins', label: t`Admins` },
                { value: 'everyone', label: t`Everyone` },
              ]}
              {...field('signIn.secondFactor.required')}
            />
            <TextInput
              type="date"
              label={t`Required from`}
              description={t`Before that day, people can set one up. From that day on, they have to set one up before they can do anything else.`}
              {...field('signIn.secondFactor.requiredFrom')}
            />
          </>
        )}
      </Form>
    </Panel>
  )
}
