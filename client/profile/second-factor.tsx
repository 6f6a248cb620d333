import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  useCreateMyRecoveryCodes,
  useCreateMyTotp,
  useDeleteMyTotp,
  useGetMyMfa,
} from '../../generated/client/second-factor/second-factor.ts'
import type { MyMfa } from '../../generated/client/model/myMfa.ts'
import { useChange } from '../api/use-change.ts'
import { useFormat } from '../i18n/use-format.ts'
import { DANGER } from '../ui/control/danger.ts'
import { Pill } from '../ui/pill.tsx'
import { Panel } from '../ui/page/panel.tsx'
import classes from './profile.module.css'
import { RecoveryCodesDialog } from './recovery-codes.tsx'
import { TotpDialog } from './totp-dialog.tsx'
import { QueryState } from '../shell/query-state.tsx'

/** The authenticator app of the account. `onDone`: called when one was set up and the codes are saved. */
export function SecondFactor({ onDone }: { onDone?: () => void }) {
  const { t } = useLingui()
  const query = useGetMyMfa()
  const { data } = query
  const [isOpen, setOpen] = useState(false)
  const {
    run,
    isPending,
    data: begun,
  } = useChange(() => useCreateMyTotp({ mutation: { onSuccess: () => setOpen(true) } }))
  const close = (isDone: boolean) => {
    setOpen(false)
    if (isDone) onDone?.()
  }
  return (
    <Panel
      anchor="second-factor"
      title={t`Second factor`}
      sentence={t`With a code from an app on your phone, a stolen password is not enough to sign in as you.`}
    >
      {data?.isEnabled && <FactorOn mfa={data} />}
      {data && !data.isEnabled && (
        <div className={classes.stack}>
          <Requirement mfa={data} />
          <Button variant="default" loading={isPending} onClick={() => run()}>
            <Trans>Set up an app</Trans>
          </Button>
        </div>
      )}
      <QueryState query={query} height={36} />
      {isOpen && begun && <TotpDialog totp={begun} onClose={close} />}
    </Panel>
  )
}

function Requirement({ mfa: { isRequired, requiredTime } }: { mfa: MyMfa }) {
  const format = useFormat()
  if (!isRequired) return null
  const day = requiredTime && format.day(requiredTime)
  return (
    <p>
      {day ? (
        <Trans>From {day} on, this hub requires a second factor from you.</Trans>
      ) : (
        <Trans>This hub requires a second factor from you.</Trans>
      )}
    </p>
  )
}

function FactorOn({ mfa }: { mfa: MyMfa }) {
  const { t } = useLingui()
  const format = useFormat()
  const [isSure, setSure] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const removal = useChange(useDeleteMyTotp, { done: () => t`Your second factor is off.` })
  const renewal = useChange(() => useCreateMyRecoveryCodes({ mutation: { onSuccess: () => setOpen(true) } }))
  const day = mfa.enabledTime && format.day(mfa.enabledTime)
  const left = mfa.recoveryCodesLeft
  return (
    <div className={classes.stack}>
      <p className={classes.entryTitle}>
        <Trans>Authenticator app</Trans> <Pill tone="brand">{t`On`}</Pill>
      </p>
      <p className={classes.entryText}>
        <Trans>
          Set up on {day}. Recovery codes left: {left}.
        </Trans>
      </p>
      <div className={classes.buttons}>
        <Button variant="default" loading={renewal.isPending} onClick={() => renewal.run()}>
          <Trans>Create new recovery codes</Trans>
        </Button>
        {!mfa.isRequired && !isSure && (
          <Button variant="default" onClick={() => setSure(true)}>
            <Trans>Remove the app</Trans>
          </Button>
        )}
        {isSure && (
          <>
            <Button color={DANGER} loading={removal.isPending} onClick={() => removal.run()}>
              <Trans>Yes, remove the app</Trans>
            </Button>
            <Button variant="default" onClick={() => setSure(false)}>
              <Trans>Cancel</Trans>
            </Button>
          </>
        )}
      </div>
      {isOpen && renewal.data && (
        <RecoveryCodesDialog codes={renewal.data.recoveryCodes} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}
