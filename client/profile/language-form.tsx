import { useLingui } from '@lingui/react/macro'
import { useUpdateMyLanguage } from '../../generated/client/profile/profile.ts'
import { useSession } from '../api/session.ts'
import { useChange } from '../api/use-change.ts'
import { activateLocale } from '../i18n/i18n.ts'
import { firstLocale, hasPseudo, localeName, storeLocale, type ScreenLocale } from '../i18n/locales.ts'
import { Filter, FilterBar } from '../ui/list/filter-bar.tsx'
import { Panel } from '../ui/page/panel.tsx'

export function LanguageForm() {
  const { t } = useLingui()
  const { user, hub } = useSession()
  const { run, isPending, variables } = useChange(useUpdateMyLanguage)
  const chosen = isPending && variables ? variables.data.language : user.locale
  const choose = (locale: ScreenLocale | undefined) => {
    if (!locale) return
    storeLocale(locale)
    void activateLocale(locale)
    if (locale !== 'pseudo') run({ data: { language: locale } })
  }
  const choices: ScreenLocale[] = hasPseudo() ? [...hub.locales, 'pseudo'] : hub.locales
  return (
    <Panel
      anchor="language"
      title={t`Language`}
      sentence={t`For the texts of the hub, dates and numbers. Content stays in its own language.`}
    >
      <FilterBar label={t`Language`}>
        <Filter
          label={t`Language`}
          value={firstLocale() === 'pseudo' ? 'pseudo' : chosen}
          options={choices.map((value) => ({ value, label: localeName(value) }))}
          onChange={choose}
        />
      </FilterBar>
    </Panel>
  )
}
