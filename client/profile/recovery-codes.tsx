import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { download } from '../ui/file/download.ts'
import classes from './profile.module.css'

/** New recovery codes in a window of their own. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog title={t`Your recovery codes`} onClose={onClose}>
      <RecoveryCodes codes={codes} onSaved={onClose} />
    </Dialog>
  )
}

/** Codes that nobody can read again. */
export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const [isCopied, setCopied] = useState(false)
  const text = codes.join('\n')
  return (
    <div className={classes.stack}>
      <p>
        <Trans>
          If you lose your phone, each of these codes lets you in once. Keep them in a safe place: they are shown only
          now, and earlier ones no longer work.
        </Trans>
      </p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <Button onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}>
          {isCopied ? <Trans>Copied</Trans> : <Trans>Copy the codes</Trans>}
        </Button>
        <Button variant="default" onClick={() => download(new Blob([`${text}\n`]), 'recovery-codes.txt')}>
          <Trans>Download</Trans>
        </Button>
        <Button variant="default" onClick={onSaved}>
          <Trans>I have saved them</Trans>
        </Button>
      </div>
    </div>
  )
}
