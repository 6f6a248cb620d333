import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { ChangeContent } from './change-content.tsx'
import type { SelectedContent } from './content-changes.ts'

type ContentActionsProps = {
  selected: SelectedContent
  /** Whether the list shows what was deleted. */
  isBin: boolean
  /** Called when a change has begun. */
  onBegun: () => void
}

/** What can be done with the content that is selected. */
export function ContentActions({ selected, isBin, onBegun }: ContentActionsProps) {
  const [isOpen, setOpen] = useState(false)
  if (selected.rows.length === 0 && !selected.allBut) return null
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {isBin ? <Trans>Restore…</Trans> : <Trans>Change…</Trans>}
      </Button>
      {isOpen && <ChangeContent selected={selected} isBin={isBin} onClose={() => setOpen(false)} onBegun={onBegun} />}
    </>
  )
}
