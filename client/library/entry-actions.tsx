import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Entry } from './contents-rules.ts'
import classes from './library.module.css'

type EntryActionsProps = {
  entry: Entry
  onStep: (step: 'up' | 'down') => void
  onAsk: (window: 'edit' | 'move') => void
  onToggle: (optional: boolean) => void
  onRemove: () => void
}

/** What can be done to the chosen entry. It stays in sight while the list scrolls. */
export function EntryActions({ entry, onStep, onAsk, onToggle, onRemove }: EntryActionsProps) {
  const { t } = useLingui()
  const { name } = entry
  return (
    <div role="toolbar" aria-label={t`Actions for “${name}”`} className={classes.toolbar}>
      <p className={classes.chosenName}>{name}</p>
      <div className={classes.buttons}>
        <Button size="compact-sm" variant="default" onClick={() => onStep('up')}>
          <Trans>Move up</Trans>
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => onStep('down')}>
          <Trans>Move down</Trans>
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => onAsk('move')}>
          <Trans>Move…</Trans>
        </Button>
        {entry.kind === 'section' ? (
          <Button size="compact-sm" variant="default" onClick={() => onAsk('edit')}>
            <Trans>Edit</Trans>
          </Button>
        ) : (
          <Button size="compact-sm" variant="default" onClick={() => onToggle(!entry.optional)}>
            {entry.optional ? <Trans>Require it</Trans> : <Trans>Make it optional</Trans>}
          </Button>
        )}
        <Button size="compact-sm" variant="default" onClick={onRemove}>
          <Trans>Take out</Trans>
        </Button>
      </div>
    </div>
  )
}
