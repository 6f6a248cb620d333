import { TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { useFinishMyTotp } from '../../generated/client/second-factor/second-factor.ts'
import { finishMyTotpBody } from '../../generated/client/bodies/finishMyTotp.ts'
import type { MyTotpCreated } from '../../generated/client/model/myTotpCreated.ts'
import { useChange } from '../api/use-change.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import '../ui/control/field-styles.ts'
import { SendForm } from '../ui/form/send-form.tsx'
import classes from './profile.module.css'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Readers of QR codes need a margin of four modules. */
const QUIET = 4

/** Takes the secret into an app, proves that it shows the right codes, and shows the recovery codes. */
export function TotpDialog({ totp, onClose }: { totp: MyTotpCreated; onClose: (isDone: boolean) => void }) {
  const { t } = useLingui()
  const { send, data } = useChange(useFinishMyTotp)
  if (data)
    return (
      <Dialog title={t`Your recovery codes`} onClose={() => onClose(true)}>
        <RecoveryCodes codes={data.recoveryCodes} onSaved={() => onClose(true)} />
      </Dialog>
    )
  return (
    <Dialog title={t`Set up an app`} onClose={() => onClose(false)}>
      <div className={classes.enrolment}>
        <p>
          <Trans>Scan this with an authenticator app on your phone, or type the key into it.</Trans>
        </p>
        <QrCode text={totp.otpauthUri} label={t`QR code for the app`} />
        <code className={classes.token}>{totp.secret.match(/.{1,4}/g)?.join(' ')}</code>
        <p>
          <Trans>Then enter the six digits that the app shows.</Trans>
        </p>
      </div>
      <SendForm
        body={finishMyTotpBody}
        values={{ code: '' }}
        onSend={(code) => send({ data: code })}
        send={t`Switch it on`}
        isWholePage
      >
        {(field) => (
          <TextInput
            label={t`Code`}
            inputMode="numeric"
            autoComplete="one-time-code"
            data-autofocus
            {...field('code')}
          />
        )}
      </SendForm>
    </Dialog>
  )
}

function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text)
  const size = code.size + 2 * QUIET
  return (
    <svg className={classes.qr} viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`} role="img" aria-label={label}>
      <path d={toSvgPath(code)} />
    </svg>
  )
}
