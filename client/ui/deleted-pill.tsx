import { Plural, useLingui } from '@lingui/react/macro'
import { IconTrash } from '@tabler/icons-react'
import { Pill } from './pill.tsx'

const DAY_MS = 24 * 60 * 60 * 1000

/** Days that have begun count. */
function daysUntil(moment: string): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / DAY_MS))
}

/** How long what was deleted can be restored. */
export function DeletedPill({ restorableUntil }: { restorableUntil: string | null }) {
  const { t } = useLingui()
  const days = restorableUntil === null ? null : daysUntil(restorableUntil)
  return (
    <Pill tone="late" icon={<IconTrash size={14} aria-hidden />}>
      {days === null ? t`Deleted` : <Plural value={days} one="Deleted, # day left" other="Deleted, # days left" />}
    </Pill>
  )
}
