import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useFormat } from '../../i18n/use-format.ts'

interface Told<Source> {
  source: Source | null
  updatedTime: string | null
}

/** Says where something that is known of a person came from, and since when; undefined where that is not known. */
export function useOriginWords<Source>(wordsOf: (source: Source) => MessageDescriptor) {
  const { i18n } = useLingui()
  const format = useFormat()
  return (told: Told<Source> | undefined): string | undefined =>
    told?.source && told.updatedTime ? `${i18n._(wordsOf(told.source))} · ${format.day(told.updatedTime)}` : undefined
}
