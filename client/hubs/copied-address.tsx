import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import tokens from '../ui/tokens/tokens.module.css'
import classes from './settings.module.css'

/** An address of the hub that another system is given. */
export function CopiedAddress({ label, address }: { label: string; address: string }) {
  const id = useId()
  const [isCopied, setCopied] = useState(false)
  return (
    <div className={classes.copied}>
      <p id={id} className={classes.label}>
        {label}
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
