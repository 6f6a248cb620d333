import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DANGER } from '../control/danger.ts'
import classes from './tokens.module.css'

type DeleteTokenProps = { name: string; isDeleting: boolean; onDelete: () => void }

/** Ends a token, once somebody is sure. */
export function DeleteToken({ name, isDeleting, onDelete }: DeleteTokenProps) {
  const { t } = useLingui()
  const [isSure, setSure] = useState(false)
  if (!isSure)
    return (
      <Button variant="default" aria-label={t`Delete ${name}`} onClick={() => setSure(true)}>
        <Trans>Delete</Trans>
      </Button>
    )
  return (
    <div className={classes.buttons}>
      <Button color={DANGER} loading={isDeleting} onClick={onDelete}>
        <Trans>Delete {name} permanently</Trans>
      </Button>
      <Button variant="default" onClick={() => setSure(false)}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  )
}
