import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'

const RequestDialog = lazy(() =>
  import('../messages/request-dialog.tsx').then((module) => ({ default: module.RequestDialog })),
)

/** Opens the window that asks for missing content; its code comes when it is first opened. @param wanted what was looked for and not found */
export function AskButton({ wanted = '' }: { wanted?: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>Ask for content</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <RequestDialog wanted={wanted} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
