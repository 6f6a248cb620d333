import { PasswordInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useUpdateMyPassword } from '../../generated/client/auth/auth.ts'
import { updateMyPasswordBody } from '../../generated/client/bodies/updateMyPassword.ts'
import { useSession } from '../api/session.ts'
import { useChange } from '../api/use-change.ts'
import '../ui/control/field-styles.ts'
import { SendForm } from '../ui/form/send-form.tsx'
import { NewPasswordInput } from '../ui/control/new-password-input.tsx'
import { Panel } from '../ui/page/panel.tsx'

export function PasswordForm() {
  const { t } = useLingui()
  const { hub } = useSession()
  const { send } = useChange(useUpdateMyPassword, { done: () => t`Your new password is saved.` })
  return (
    <Panel title={t`Password`}>
      <SendForm
        body={updateMyPasswordBody}
        values={{ currentPassword: '', newPassword: '' }}
        onSend={(data) => send({ data })}
        send={t`Change the password`}
      >
        {(field) => (
          <>
            <PasswordInput
              label={t`Current password`}
              autoComplete="current-password"
              visibilityToggleButtonProps={{ 'aria-label': t`Show password` }}
              {...field('currentPassword')}
            />
            <NewPasswordInput {...field('newPassword')} minLength={hub.signIn.minPasswordLength} />
          </>
        )}
      </SendForm>
    </Panel>
  )
}
