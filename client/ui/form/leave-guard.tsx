import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { use, useEffect, useState } from 'react'
import { CloseGuard, Dialog } from '../dialog/dialog.tsx'
import classes from './form.module.css'

/** Asks before a page is left, or a window closed, in which something is typed that is not saved. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })
  const guardClosing = use(CloseGuard)
  const [close, setClose] = useState<(() => void) | null>(null)
  useEffect(() => {
    if (!guardClosing || !isDirty) return
    guardClosing((close) => setClose(() => close))
    return () => guardClosing(null)
  }, [guardClosing, isDirty])
  if (blocker.status === 'blocked') return <LeaveQuestion onStay={blocker.reset} onLeave={blocker.proceed} />
  return close && <LeaveQuestion onStay={() => setClose(null)} onLeave={close} />
}

function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog title={t`Leave without saving?`} onClose={onStay}>
      <p>
        <Trans>What you have changed is not saved yet.</Trans>
      </p>
      <div className={classes.bar}>
        <Button onClick={onStay} data-autofocus>
          <Trans>Continue editing</Trans>
        </Button>
        <Button variant="default" onClick={onLeave}>
          <Trans>Discard and leave</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
