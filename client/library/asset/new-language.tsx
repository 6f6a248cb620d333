import { NativeSelect } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Asset } from '../../../generated/client/model/asset.ts'
import { Locale } from '../../../generated/client/model/locale.ts'
import { localeName } from '../../i18n/locales.ts'
import '../../ui/control/field-styles.ts'

/** A language in which a recording has no subtitles yet: its own, where that is free. @param used those in use */
export function useNewLanguage(asset: Asset, used: readonly { locale: Locale }[]) {
  const free = Object.values(Locale).filter((value) => !used.some(({ locale }) => locale === value))
  const [language, setLanguage] = useState(free.find((value) => value === asset.locale) ?? free[0])
  return { language, free, setLanguage }
}

export function NewLanguage({ language, free, setLanguage }: ReturnType<typeof useNewLanguage>) {
  const { t } = useLingui()
  return (
    <NativeSelect
      label={t`Language`}
      value={language}
      data={free.map((value) => ({ value, label: localeName(value) }))}
      onChange={({ currentTarget }) => setLanguage(currentTarget.value as Locale)}
    />
  )
}
