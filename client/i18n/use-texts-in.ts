import { setupI18n, type I18n } from '@lingui/core'
import { useEffect, useState } from 'react'
import { intlTag, type ScreenLocale } from './locales.ts'
import { textsOfPart, type Part } from './parts.ts'

/** Texts of a part in another language than the reader's, for an I18nProvider; null until they are there. */
export function useTextsIn(part: Part, locale: ScreenLocale): I18n | null {
  const [texts, setTexts] = useState<I18n | null>(null)
  useEffect(() => {
    let isLeft = false
    void textsOfPart(part, locale).then((messages) => {
      if (!isLeft) setTexts(setupI18n({ locale, locales: [intlTag(locale)], messages: { [locale]: messages } }))
    })
    return () => {
      isLeft = true
    }
  }, [part, locale])
  return texts
}
