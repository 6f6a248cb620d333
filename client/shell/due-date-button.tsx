import { ActionIcon } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconCalendarDue } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { withAccountTexts } from '../i18n/i18n.ts'

const DueDateDialog = lazy(() =>
  withAccountTexts(import('../content/due-date-dialog.tsx')).then((module) => ({ default: module.DueDateDialog })),
)

type DueDateButtonProps = {
  name: string
  contentId: string
  /** Null where they set none. */
  dueDate: string | null
}

/** Opens the window in which somebody sets a date for themselves; its code comes when it is first opened. */
export function DueDateButton({ name, contentId, dueDate }: DueDateButtonProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionIcon aria-label={t`Your own date for ${name}`} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconCalendarDue size={20} stroke={1.7} aria-hidden />
      </ActionIcon>
      {isOpen && (
        <Suspense>
          <DueDateDialog contentId={contentId} dueDate={dueDate} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
