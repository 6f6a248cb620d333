import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useSearch } from '@tanstack/react-router'
import { useResetPassword } from '../../generated/client/auth/auth.ts'
import { resetPasswordBody } from '../../generated/client/bodies/resetPassword.ts'
import { useGetHub } from '../../generated/client/hubs/hubs.ts'
import { useChange } from '../api/use-change.ts'
import { AuthFrame } from './auth-frame.tsx'
import classes from './auth-frame.module.css'
import { SendForm } from '../ui/form/send-form.tsx'
import { NewPasswordInput } from '../ui/control/new-password-input.tsx'

/** Where the link of the mail leads; the token stands in the address. */
export function ResetPasswordPage() {
  const { t } = useLingui()
  const { token = '' } = useSearch({ from: '/reset-password' })
  const { data: hub } = useGetHub()
  const { send, data } = useChange(useResetPassword)
  return (
    <AuthFrame title={t`Choose a new password`}>
      <div role="status">
        {data && (
          <p className={classes.after}>
            <Trans>Your new password is saved, and you were signed out everywhere else. Sign in with it now.</Trans>
          </p>
        )}
      </div>
      {!data && (
        <SendForm
          body={resetPasswordBody}
          values={{ password: '' }}
          onSend={({ password }) => send({ data: { token, password } })}
          send={t`Save the password`}
          isWholePage
        >
          {(field) => <NewPasswordInput {...field('password')} minLength={hub?.signIn.minPasswordLength} />}
        </SendForm>
      )}
      <p className={classes.after}>
        {data ? <Link to="/">{t`Sign in`}</Link> : <Link to="/forgot-password">{t`Request a new link`}</Link>}
      </p>
    </AuthFrame>
  )
}
