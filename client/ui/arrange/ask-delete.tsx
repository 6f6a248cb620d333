import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Confirm } from '../dialog/confirm.tsx'

type AskDeleteProps = {
  name: string
  /** Null where it cannot be deleted now. */
  onDelete: (() => void) | null
  onClose: () => void
  /** What goes with it, or why it cannot go. */
  children: ReactNode
}

/** Asks before what stands in an arranged list is deleted. */
export function AskDelete({ name, onDelete, onClose, children }: AskDeleteProps) {
  const { t } = useLingui()
  return (
    <Confirm title={t`Delete “${name}”?`} action={<Trans>Delete</Trans>} onConfirm={onDelete} onClose={onClose}>
      <p>{children}</p>
    </Confirm>
  )
}
