import { NativeSelect } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Locale } from '../../generated/client/model/locale.ts'
import { localeName } from '../i18n/locales.ts'

interface OtherLanguageProps {
  label: string
  description?: ReactNode
  /** The languages that have no words yet. */
  locales: readonly Locale[]
  onChoose: (locale: Locale) => void
}

/** Adds words in one more language; nothing where all that the hub offers have some. */
export function OtherLanguage({ label, description, locales, onChoose }: OtherLanguageProps) {
  const { t } = useLingui()
  if (locales.length === 0) return null
  return (
    <NativeSelect
      label={label}
      description={description}
      value=""
      data={[
        { value: '', label: t`Choose a language` },
        ...locales.map((value) => ({ value, label: localeName(value) })),
      ]}
      onChange={(event) => onChoose(event.currentTarget.value as Locale)}
    />
  )
}
