import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import * as access from '../../../generated/access.ts'
import { can } from '../../api/can.ts'
import { useSession } from '../../api/session.ts'
import { ChangeStatus } from './change-status.tsx'

type StatusButtonProps = {
  content: readonly { id: string; name: string }[]
  /** Called when the change has begun. */
  onBegun?: () => void
}

/** Opens the window that sets how far people are. */
export function StatusButton({ content, onBegun }: StatusButtonProps) {
  const [isOpen, setOpen] = useState(false)
  if (!can(useSession(), access.createContentStatusChange)) return null
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        <Trans>Set progress…</Trans>
      </Button>
      {isOpen && <ChangeStatus content={content} onClose={() => setOpen(false)} {...(onBegun && { onBegun })} />}
    </>
  )
}
