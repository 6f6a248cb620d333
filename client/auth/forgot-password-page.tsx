import { TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useCreatePasswordReset } from '../../generated/client/auth/auth.ts'
import { createPasswordResetBody } from '../../generated/client/bodies/createPasswordReset.ts'
import { useChange } from '../api/use-change.ts'
import '../ui/control/field-styles.ts'
import { SendForm } from '../ui/form/send-form.tsx'
import { AuthFrame } from './auth-frame.tsx'
import classes from './auth-frame.module.css'

export function ForgotPasswordPage() {
  const { t } = useLingui()
  const { send, data, variables } = useChange(useCreatePasswordReset)
  const email = data && variables?.data.email
  return (
    <AuthFrame
      title={t`Choose a new password`}
      sentence={<Trans>We send you an e-mail with a link to choose one.</Trans>}
    >
      <div role="status">
        {email && (
          <p className={classes.after}>
            <Trans>If {email} has an account here, the e-mail is on its way. Check your spam folder, too.</Trans>
          </p>
        )}
      </div>
      {!email && (
        <SendForm
          body={createPasswordResetBody}
          values={{ email: '' }}
          onSend={(data) => send({ data })}
          send={t`Send the e-mail`}
          isWholePage
        >
          {(field) => <TextInput label={t`E-mail`} autoComplete="username" autoFocus {...field('email')} />}
        </SendForm>
      )}
      <p className={classes.after}>
        <Link to="/">
          <Trans>Back to sign-in</Trans>
        </Link>
      </p>
    </AuthFrame>
  )
}
