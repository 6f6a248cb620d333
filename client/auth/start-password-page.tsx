import { PasswordInput, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useAcceptStartPassword } from '../../generated/client/auth/auth.ts'
import { acceptStartPasswordBody } from '../../generated/client/bodies/acceptStartPassword.ts'
import { useChange } from '../api/use-change.ts'
import '../ui/control/field-styles.ts'
import { SendForm } from '../ui/form/send-form.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { useWait } from './use-wait.ts'
import classes from './auth-frame.module.css'

/** Where somebody begins whom no mail reaches. What they accept, and their own password, comes on the page of the invitation. */
export function StartPasswordPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const goOn = ({ token }: { token: string }) => void navigate({ to: '/accept-invitation', search: { token } })
  const { send, error } = useChange(() => useAcceptStartPassword({ mutation: { onSuccess: goOn } }))
  const secondsLeft = useWait(error)
  return (
    <AuthFrame
      title={t`Begin with a start password`}
      sentence={<Trans>You got it from whoever looks after the hub. You choose a password of your own next.</Trans>}
    >
      <SendForm
        body={acceptStartPasswordBody}
        values={{ email: '', password: '' }}
        onSend={(data) => send({ data })}
        send={secondsLeft > 0 ? t`Try again in ${secondsLeft} s` : t`Continue`}
        isBlocked={secondsLeft > 0}
        isWholePage
      >
        {(field) => (
          <>
            <TextInput label={t`E-mail`} autoComplete="username" autoFocus {...field('email')} />
            <PasswordInput
              label={t`Start password`}
              autoComplete="off"
              visibilityToggleButtonProps={{ 'aria-label': t`Show password` }}
              {...field('password')}
            />
          </>
        )}
      </SendForm>
      <p className={classes.after}>
        <Link to="/">
          <Trans>Back to sign-in</Trans>
        </Link>
      </p>
    </AuthFrame>
  )
}
