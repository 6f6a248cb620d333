import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { withAccountTexts } from '../i18n/i18n.ts'

const CalendarDialog = lazy(() =>
  withAccountTexts(import('../profile/calendar-dialog.tsx')).then((module) => ({ default: module.CalendarDialog })),
)

/** Opens the window with the link for a calendar program; its code comes when it is first opened. */
export function CalendarButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans>Add to your calendar</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <CalendarDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
