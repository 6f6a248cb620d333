import { Checkbox, TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { updateHubSettingsBody } from '../../generated/client/bodies/updateHubSettings.ts'
import type { HubSettings } from '../../generated/client/model/hubSettings.ts'
import '../ui/control/field-styles.ts'
import { Form } from '../ui/form/form.tsx'
import { Panel } from '../ui/page/panel.tsx'
import { useSettingsChange } from './use-settings-change.ts'

export function PasswordsForm({ settings }: { settings: HubSettings }) {
  const { t } = useLingui()
  const { send } = useSettingsChange(settings)
  const { password, startPassword, minPasswordLength } = settings.signIn
  return (
    <Panel title={t`Passwords`} sentence={t`People keep the password that they have when passwords are switched off.`}>
      <Form
        body={updateHubSettingsBody}
        values={{ signIn: { password, startPassword, minPasswordLength } }}
        onSave={(data) => send({ data })}
        save={t`Save the password settings`}
      >
        {(field) => (
          <>
            <Checkbox
              label={t`People may sign in with a password`}
              description={t`Switch this off only when signing in with your provider works.`}
              {...field('signIn.password')}
            />
            <Checkbox
              label={t`Admins may give people a start password`}
              description={t`For people whom no mail reaches: they come in with it once and choose a password of their own. Whoever knows it can come in as that person until then.`}
              {...field('signIn.startPassword')}
            />
            <TextInput
              label={t`Minimum password length`}
              description={t`How many characters a new password needs at least.`}
              {...field('signIn.minPasswordLength')}
            />
          </>
        )}
      </Form>
    </Panel>
  )
}
