import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDeleteMyPasskey, useListMyPasskeys } from '../../generated/client/second-factor/second-factor.ts'
import type { Passkey } from '../../generated/client/model/passkey.ts'
import { useChange } from '../api/use-change.ts'
import { useMakePasskey } from '../api/passkeys.ts'
import { useFormat } from '../i18n/use-format.ts'
import { browserName } from '../ui/browser-name.ts'
import { DANGER } from '../ui/control/danger.ts'
import { Panel } from '../ui/page/panel.tsx'
import classes from './profile.module.css'
import { QueryState } from '../shell/query-state.tsx'

/** Ways to sign in without a password. */
export function PasskeyList() {
  const { t } = useLingui()
  const query = useListMyPasskeys({ limit: 100 })
  const { data } = query
  const { run, isPending } = useChange(useMakePasskey, { done: () => t`The passkey was added.` })
  return (
    <Panel
      anchor="passkeys"
      title={t`Passkeys`}
      sentence={t`Sign in with your fingerprint, your face or the PIN of your device. A passkey cannot be guessed or given away by mistake.`}
    >
      {data && data.items.length === 0 && <p className={classes.sentence}>{t`You have no passkeys.`}</p>}
      {data && data.items.length > 0 && (
        <ul className={classes.list}>
          {data.items.map((passkey) => (
            <PasskeyEntry key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <QueryState query={query} height={22} />
      <div>
        <Button
          variant="default"
          loading={isPending}
          onClick={() => run({ name: browserName(navigator.userAgent) ?? t`Unknown browser` })}
        >
          <Trans>Add a passkey</Trans>
        </Button>
      </div>
    </Panel>
  )
}

function PasskeyEntry({ passkey }: { passkey: Passkey }) {
  const { t } = useLingui()
  const format = useFormat()
  const [isSure, setSure] = useState(false)
  const { run, isPending } = useChange(useDeleteMyPasskey)
  const { name } = passkey
  const added = format.day(passkey.createdTime)
  const used = passkey.lastUsedTime ? format.dateTime(passkey.lastUsedTime) : null
  return (
    <li className={classes.entry}>
      <div className={classes.entryWords}>
        <p className={classes.entryTitle}>{name}</p>
        <p className={classes.entryText}>
          {used ? (
            <Trans>
              Added on {added}. Last used {used}.
            </Trans>
          ) : (
            <Trans>Added on {added}. Never used.</Trans>
          )}
        </p>
      </div>
      {isSure ? (
        <div className={classes.buttons}>
          <Button color={DANGER} loading={isPending} onClick={() => run({ passkeyId: passkey.id })}>
            <Trans>Delete {name} permanently</Trans>
          </Button>
          <Button variant="default" onClick={() => setSure(false)}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      ) : (
        <Button variant="default" aria-label={t`Delete ${name}`} onClick={() => setSure(true)}>
          <Trans>Delete</Trans>
        </Button>
      )}
    </li>
  )
}
