import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useCreateMyApiToken } from '../../generated/client/auth/auth.ts'
import { useChange } from '../api/use-change.ts'
import { Dialog } from '../ui/dialog.tsx'
import classes from './profile.module.css'
import { TokenForm } from './token-form.tsx'

/** Creates a token and shows it once. */
export function TokenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { send, data } = useChange(useCreateMyApiToken)
  return (
    <Dialog title={t`Create a token`} onClose={onClose}>
      {data ? (
        <NewToken token={data.token} onClose={onClose} />
      ) : (
        <TokenForm onSend={(token) => send({ data: token })} />
      )}
    </Dialog>
  )
}

function NewToken({ token, onClose }: { token: string; onClose: () => void }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <div className={classes.stack}>
      <p>
        <Trans>Copy the token now. It is shown only once.</Trans>
      </p>
      <code className={classes.token}>{token}</code>
      <div className={classes.buttons}>
        <Button onClick={() => void navigator.clipboard.writeText(token).then(() => setCopied(true))}>
          {isCopied ? <Trans>Copied</Trans> : <Trans>Copy the token</Trans>}
        </Button>
        <Button variant="default" onClick={onClose}>
          <Trans>I have saved it</Trans>
        </Button>
      </div>
    </div>
  )
}
