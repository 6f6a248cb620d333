import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { Dialog } from '../dialog.tsx'
import classes from './form.module.css'

/** Asks before a page is left on which something is typed that is not saved. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { t } = useLingui()
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <Dialog title={t`Leave without saving?`} onClose={blocker.reset}>
      <p>
        <Trans>What you have changed on this page is not saved yet.</Trans>
      </p>
      <div className={classes.bar}>
        <Button onClick={blocker.reset} data-autofocus>
          <Trans>Stay on this page</Trans>
        </Button>
        <Button variant="default" onClick={blocker.proceed}>
          <Trans>Discard and leave</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
