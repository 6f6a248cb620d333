import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useSession } from '../api/session.ts'
import tokens from '../ui/tokens/tokens.module.css'
import classes from './settings.module.css'

/** What the provider is given as the address of the hub. */
export function ProvisioningAddress() {
  const id = useId()
  const [isCopied, setCopied] = useState(false)
  const address = `${useSession().hub.origin}/scim/v2`
  return (
    <div className={classes.copied}>
      <p id={id} className={classes.label}>
        <Trans>Address for the provider</Trans>
      </p>
      <code className={tokens.token} aria-labelledby={id}>
        {address}
      </code>
      <Button variant="default" onClick={() => void navigator.clipboard.writeText(address).then(() => setCopied(true))}>
        {isCopied ? <Trans>Copied</Trans> : <Trans>Copy the address</Trans>}
      </Button>
    </div>
  )
}
