import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import {
  formatAgo,
  formatBytes,
  formatCount,
  formatDateTime,
  formatDay,
  formatDayOfHistory,
  formatLength,
  formatMoment,
  formatNumber,
  formatRate,
  formatTime,
} from './format.ts'
import { activeTag } from './i18n.ts'

/** The format functions bound to the language that is spoken now. */
export function useFormat() {
  // Makes the caller draw anew when the language changes.
  useLingui()
  const tag = activeTag()
  return useMemo(
    () => ({
      day: (iso: string) => formatDay(iso, tag),
      dayOfHistory: (iso: string) => formatDayOfHistory(iso, tag),
      time: (iso: string) => formatTime(iso, tag),
      ago: (iso: string) => formatAgo(iso, tag),
      moment: (iso: string) => formatMoment(iso, tag),
      dateTime: (iso: string) => formatDateTime(iso, tag),
      length: (seconds: number) => formatLength(seconds, tag),
      rate: (rate: number) => formatRate(rate, tag),
      bytes: (bytes: number) => formatBytes(bytes, tag),
      /** `1,000+` for a count that goes no further than `most`. */
      count: (count: number, most: number) => formatCount(count, tag, most),
      number: (value: number) => formatNumber(value, tag),
    }),
    [tag],
  )
}
