import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import {
  formatBytes,
  formatCount,
  formatDateTime,
  formatDay,
  formatLength,
  formatMoment,
  formatNumber,
  formatRate,
  formatSince,
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
      since: (iso: string) => formatSince(iso, tag),
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
