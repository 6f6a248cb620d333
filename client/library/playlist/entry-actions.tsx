import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ArrangeToolbar } from '../../ui/arrange/arrange-toolbar.tsx'
import type { Entry } from './contents-rules.ts'

type EntryActionsProps = {
  entry: Entry
  onStep: (step: 'up' | 'down') => void
  onAsk: (window: 'edit' | 'move') => void
  onToggle: (optional: boolean) => void
  onRemove: () => void
  /** What can be done to this one beside what can be done to each. */
  children: ReactNode
}

/** What can be done to the chosen entry. It stays in sight while the list scrolls. */
export function EntryActions({ entry, onStep, onAsk, onToggle, onRemove, children }: EntryActionsProps) {
  const { name } = entry
  return (
    <ArrangeToolbar name={name} on="surface">
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
      {children}
    </ArrangeToolbar>
  )
}
