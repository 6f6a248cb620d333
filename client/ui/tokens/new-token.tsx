import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import classes from './tokens.module.css'

/** The secret of a token, which is shown this once. */
export function NewToken({ token, onClose }: { token: string; onClose: () => void }) {
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
