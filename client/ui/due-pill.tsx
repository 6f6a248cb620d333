import { useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import { dueOf, isLate, type Due } from '../i18n/due.ts'
import { useFormat } from '../i18n/use-format.ts'
import { Pill } from './pill.tsx'

/** "Due tomorrow", with an icon. Renders nothing where there is no date. */
export function DuePill({ dueDate }: { dueDate: string | null }) {
  const [now] = useState(() => new Date())
  const due = dueOf(dueDate, now)
  const words = useDueWords(due, dueDate)
  if (!words) return null
  const Icon = isLate(due) ? IconAlertTriangle : IconClock
  return (
    <Pill tone={isLate(due) ? 'late' : 'due'} icon={<Icon size={14} aria-hidden />}>
      {words}
    </Pill>
  )
}

function useDueWords(due: Due, dueDate: string | null): string | null {
  const { t } = useLingui()
  const format = useFormat()
  if (due.kind === 'none' || !dueDate) return null
  const date = format.day(dueDate)
  const moment = format.moment(dueDate)
  switch (due.kind) {
    case 'was-yesterday':
      return t`Late, was due yesterday`
    case 'late':
      return due.days === 0 ? t`Late, was due today` : t`Late, was due ${date}`
    case 'today':
      return t`Due today`
    case 'tomorrow':
      return t`Due tomorrow`
    case 'this-week':
      return t`Due ${moment}`
    case 'later':
      return t`Due ${date}`
  }
}
