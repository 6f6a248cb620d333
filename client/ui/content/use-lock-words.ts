import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useFormat } from '../../i18n/use-format.ts'

type Lock = { reason: string; unlocksAt: string | null; remainingCount: number | null } | null

/** What opens a closed section, and when, in the viewer's own time. */
export function useLockWords(lock: Lock): string {
  const { t } = useLingui()
  const format = useFormat()
  if (lock?.reason === 'time' && lock.unlocksAt) {
    const moment = format.moment(lock.unlocksAt)
    return t`Opens ${moment}, your time`
  }
  if (lock?.reason === 'progress') {
    const remaining = lock.remainingCount ?? 1
    return plural(remaining, {
      one: 'Finish # more item to open this',
      other: 'Finish # more items to open this',
    })
  }
  return t`Locked by the people who look after this playlist`
}
