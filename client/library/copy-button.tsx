import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import * as access from '../../generated/access.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { MAX_COPIES, useCopies } from './use-copies.ts'

type CopyButtonProps = {
  content: readonly { id: string }[]
  /** Called when the copies are on their way. */
  onBegun?: () => void
  children: ReactNode
}

/** Copies content with all that stands in it. */
export function CopyButton({ content, onBegun, children }: CopyButtonProps) {
  const { run, isPending } = useCopies()
  if (!can(useSession(), access.duplicateContent) || content.length > MAX_COPIES) return null
  const copy = () => {
    run({ data: { contentIds: content.map(({ id }) => id) } })
    onBegun?.()
  }
  return (
    <Button variant="default" loading={isPending} onClick={copy}>
      {children}
    </Button>
  )
}
