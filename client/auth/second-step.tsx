import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFinishSignIn } from '../../generated/client/second-factor/second-factor.ts'
import { finishSignInBody } from '../../generated/client/bodies/finishSignIn.ts'
import { useChange } from '../api/use-change.ts'
import { useSessionChange } from '../api/use-session-change.ts'
import { SendForm } from '../ui/form/send-form.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { CodeInput } from './code-input.tsx'
import { useWait } from './use-wait.ts'

/** After the right password: the code of the app, or a recovery code. `onBack` leads to the password. */
export function SecondStep({ onBack }: { onBack: () => void }) {
  const { t } = useLingui()
  const [isRecovery, setRecovery] = useState(false)
  const begin = useSessionChange()
  const { send, error } = useChange(() => useFinishSignIn({ mutation: { onSuccess: begin } }))
  const secondsLeft = useWait(error)
  return (
    <AuthFrame
      title={isRecovery ? t`Enter a recovery code` : t`Enter your code`}
      sentence={
        isRecovery
          ? t`Use one of the codes that you saved when you set up the app. Each works once.`
          : t`Open your authenticator app and enter the six digits that it shows for this hub.`
      }
    >
      <SendForm
        key={String(isRecovery)}
        body={finishSignInBody}
        values={{ code: '' }}
        onSend={(data) => send({ data })}
        send={secondsLeft > 0 ? t`Try again in ${secondsLeft} s` : t`Sign in`}
        isBlocked={secondsLeft > 0}
        isWholePage
        buttons={
          <>
            <Button variant="default" onClick={() => setRecovery(!isRecovery)}>
              {isRecovery ? <Trans>Use the app</Trans> : <Trans>Use a recovery code</Trans>}
            </Button>
            <Button variant="subtle" onClick={onBack}>
              <Trans>Back to the password</Trans>
            </Button>
          </>
        }
      >
        {(field) => <CodeInput isRecovery={isRecovery} autoFocus {...field('code')} />}
      </SendForm>
    </AuthFrame>
  )
}
