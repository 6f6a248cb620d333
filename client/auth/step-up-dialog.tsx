import { Button, PasswordInput, Skeleton } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  useCreateMyStepUp,
  useGetMyMfa,
  useListMyPasskeys,
} from '../../generated/client/second-factor/second-factor.ts'
import { createMyStepUpBody } from '../../generated/client/bodies/createMyStepUp.ts'
import { answerStepUp } from '../api/step-up.ts'
import { useChange } from '../api/use-change.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import '../ui/control/field-styles.ts'
import { SendForm } from '../ui/form/send-form.tsx'
import { CodeInput } from './code-input.tsx'
import classes from './auth-frame.module.css'
import { usePasskeyStepUp } from '../api/passkeys.ts'

/** Asks for the password, and for a code where the account has a second factor, before a call that wants to see them once more. */
export function StepUpDialog() {
  const { t } = useLingui()
  const { data: mfa, isPending } = useGetMyMfa()
  return (
    <Dialog title={t`Enter your password again`} onClose={() => answerStepUp(false)}>
      <p className={classes.dialogSentence}>
        <Trans>This affects who can use accounts, so the hub checks that it is really you.</Trans>
      </p>
      {isPending ? <Skeleton height={160} /> : <StepUpForm hasFactor={mfa?.isEnabled ?? false} />}
    </Dialog>
  )
}

function StepUpForm({ hasFactor }: { hasFactor: boolean }) {
  const { t } = useLingui()
  const [isRecovery, setRecovery] = useState(false)
  const { send } = useChange(useCreateMyStepUp)
  return (
    <SendForm
      body={createMyStepUpBody}
      values={{ password: '', code: '' }}
      onSend={(data) => send({ data })}
      onSent={() => answerStepUp(true)}
      send={t`Continue`}
      isWholePage
      buttons={
        <>
          <PasskeyStepUp />
          {hasFactor && (
            <Button variant="default" onClick={() => setRecovery(!isRecovery)}>
              {isRecovery ? <Trans>Use the app</Trans> : <Trans>Use a recovery code</Trans>}
            </Button>
          )}
        </>
      }
    >
      {(field) => (
        <>
          <PasswordInput
            label={t`Password`}
            autoComplete="current-password"
            data-autofocus
            visibilityToggleButtonProps={{ 'aria-label': t`Show password` }}
            {...field('password')}
          />
          {hasFactor && <CodeInput isRecovery={isRecovery} {...field('code', { isRequired: true })} />}
        </>
      )}
    </SendForm>
  )
}

/** For those who have a passkey. */
function PasskeyStepUp() {
  const { data } = useListMyPasskeys({ limit: 1 })
  const { run, isPending } = useChange(usePasskeyStepUp)
  if (!data?.total) return null
  return (
    <Button variant="default" loading={isPending} onClick={() => run()}>
      <Trans>Use a passkey</Trans>
    </Button>
  )
}
