import { useLingui } from '@lingui/react/macro'
import { useFormat } from '../../i18n/use-format.ts'

type Progress = { requiredCount: number; completedCount: number; remainingTime: number }

/** `3 of 5 done, about 8 mins left`, without the time where it is not known. */
export function useProgressWords({ requiredCount, completedCount, remainingTime }: Progress): string {
  const { t } = useLingui()
  const format = useFormat()
  if (remainingTime === 0) return t`${completedCount} of ${requiredCount} done`
  const time = format.length(remainingTime)
  return t`${completedCount} of ${requiredCount} done, about ${time} left`
}
