import { Button, PasswordInput, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAcceptInvitation } from '../../generated/client/auth/auth.ts'
import { acceptInvitationBody } from '../../generated/client/bodies/acceptInvitation.ts'
import { useGetHub } from '../../generated/client/hubs/hubs.ts'
import type { InvitationPreview } from '../../generated/client/model/invitationPreview.ts'
import { useChange } from '../api/use-change.ts'
import { useSessionChange } from '../api/use-session-change.ts'
import '../ui/control/field-styles.ts'
import { SendForm } from '../ui/form/send-form.tsx'
import { NewPasswordInput } from '../ui/control/new-password-input.tsx'
import { CodeInput } from './code-input.tsx'
import { useWait } from './use-wait.ts'
import classes from './auth-frame.module.css'

export type InvitationToAccept = InvitationPreview

/** Name and password; where the address has an account already, the password and the code of that. */
export function AcceptInvitationForm({ invitation, token }: { invitation: InvitationToAccept; token: string }) {
  const { t } = useLingui()
  const { hasAccount, hasSecondFactor, first_name, last_name } = invitation
  const { data: hub } = useGetHub()
  const [isRecovery, setRecovery] = useState(false)
  const navigate = useNavigate()
  const begin = useSessionChange()
  const { send, error } = useChange(() => useAcceptInvitation({ mutation: { onSuccess: begin } }))
  const secondsLeft = useWait(error)
  return (
    <SendForm
      body={acceptInvitationBody}
      values={{ first_name, last_name, password: '', code: '' }}
      onSend={({ code, ...data }) => send({ data: { ...data, token, ...(code && { code }) } })}
      onSent={() => void navigate({ to: '/' })}
      send={secondsLeft > 0 ? t`Try again in ${secondsLeft} s` : t`Accept the invitation`}
      isBlocked={secondsLeft > 0}
      isWholePage
      buttons={
        hasSecondFactor && (
          <Button variant="default" onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? <Trans>Use the app</Trans> : <Trans>Use a recovery code</Trans>}
          </Button>
        )
      }
    >
      {(field) => (
        <>
          <TextInput label={t`First name`} autoComplete="given-name" autoFocus {...field('first_name')} />
          <TextInput label={t`Last name`} autoComplete="family-name" {...field('last_name')} />
          {hasAccount ? (
            <>
              <p className={classes.after}>
                <Trans>Your address has an account already. Enter the password with which you sign in elsewhere.</Trans>
              </p>
              <PasswordInput
                label={t`Password`}
                autoComplete="current-password"
                visibilityToggleButtonProps={{ 'aria-label': t`Show password` }}
                {...field('password')}
              />
            </>
          ) : (
            <NewPasswordInput {...field('password')} minLength={hub?.signIn.minPasswordLength} />
          )}
          {hasSecondFactor && <CodeInput isRecovery={isRecovery} {...field('code', { isRequired: true })} />}
        </>
      )}
    </SendForm>
  )
}
