import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import classes from './playlist.module.css'

const ContributeDialog = lazy(() =>
  import('./contribute-dialog.tsx').then((module) => ({ default: module.ContributeDialog })),
)

/** Lets members of the team add what they found helpful. */
export function Contribute({ playlistId }: { playlistId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        aria-haspopup="dialog"
        variant="default"
        className={classes.more}
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <Trans>Add to this playlist…</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <ContributeDialog playlistId={playlistId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
