import { TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { updateMyProfileBody } from '../../generated/client/bodies/updateMyProfile.ts'
import { useUpdateMyProfile } from '../../generated/client/profile/profile.ts'
import type { Profile } from '../../generated/client/model/profile.ts'
import { useChange } from '../api/use-change.ts'
import '../ui/control/field-styles.ts'
import { Form } from '../ui/form/form.tsx'
import { Panel } from '../ui/page/panel.tsx'

export function NameForm({ profile: { first_name, last_name } }: { profile: Profile }) {
  const { t } = useLingui()
  const { send } = useChange(useUpdateMyProfile, { done: () => t`Your name is saved.` })
  return (
    <Panel title={t`Name`} sentence={t`This is how others see you.`}>
      <Form
        body={updateMyProfileBody}
        values={{ first_name, last_name }}
        onSave={(data) => send({ data })}
        save={t`Save the name`}
      >
        {(field) => (
          <>
            <TextInput label={t`First name`} autoComplete="given-name" {...field('first_name')} />
            <TextInput label={t`Last name`} autoComplete="family-name" {...field('last_name')} />
          </>
        )}
      </Form>
    </Panel>
  )
}
