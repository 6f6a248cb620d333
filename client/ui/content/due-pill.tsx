import { useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import { dueOf, isLate, type Due } from '../../i18n/due.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Pill } from '../pill.tsx'

type DuePillProps = {
  dueDate: string | null
  /** Whether it is the end of a day that somebody set for themselves. */
  isOwn?: boolean
}

/** "Due tomorrow", with an icon. Renders nothing where there is no date. */
export function DuePill({ dueDate, isOwn = false }: DuePillProps) {
  const { t } = useLingui()
  const [now] = useState(() => new Date())
  const due = dueOf(dueDate, now)
  const words = useDueWords(due, dueDate, isOwn)
  if (!words) return null
  const Icon = isLate(due) ? IconAlertTriangle : IconClock
  return (
    <Pill tone={isLate(due) ? 'late' : 'due'} icon={<Icon size={14} aria-hidden />}>
      {isOwn ? t`${words} (your own date)` : words}
    </Pill>
  )
}

/** @param isDay whether a day says all */
function useDueWords(due: Due, dueDate: string | null, isDay: boolean): string | null {
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
      return isDay ? t`Due ${date}` : t`Due ${moment}`
    case 'later':
      return t`Due ${date}`
  }
}
