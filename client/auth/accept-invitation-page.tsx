import { TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useAcceptInvitation } from '../../generated/client/auth/auth.ts'
import { acceptInvitationBody } from '../../generated/client/bodies/acceptInvitation.ts'
import { useChange } from '../api/use-change.ts'
import { useSessionChange } from '../api/use-session-change.ts'
import '../ui/field-styles.ts'
import { SendForm } from '../ui/form/send-form.tsx'
import { NewPasswordInput } from '../ui/new-password-input.tsx'
import { AuthFrame } from './auth-frame.tsx'
import classes from './auth-frame.module.css'

/** Where the link of an invitation leads. Who accepts is signed in at once. */
export function AcceptInvitationPage() {
  const { t } = useLingui()
  const { token = '' } = useSearch({ from: '/accept-invitation' })
  const navigate = useNavigate()
  const begin = useSessionChange()
  const { send } = useChange(() => useAcceptInvitation({ mutation: { onSuccess: begin } }))
  return (
    <AuthFrame title={t`Welcome`} sentence={<Trans>Enter your name and choose a password to get started.</Trans>}>
      <SendForm
        body={acceptInvitationBody}
        values={{ first_name: '', last_name: '', password: '' }}
        onSend={(data) => send({ data: { ...data, token } })}
        onSent={() => void navigate({ to: '/' })}
        send={t`Get started`}
        isWholePage
      >
        {(field) => (
          <>
            <TextInput label={t`First name`} autoComplete="given-name" autoFocus {...field('first_name')} />
            <TextInput label={t`Last name`} autoComplete="family-name" {...field('last_name')} />
            <NewPasswordInput {...field('password')} />
          </>
        )}
      </SendForm>
      <p className={classes.after}>
        <Link to="/">
          <Trans>I already have an account</Trans>
        </Link>
      </p>
    </AuthFrame>
  )
}
