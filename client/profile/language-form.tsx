import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { getGetMySessionQueryKey } from '../../generated/client/auth/auth.ts'
import { useUpdateMyLanguage } from '../../generated/client/profile/profile.ts'
import type { CurrentSession } from '../../generated/client/model/currentSession.ts'
import { problemWords } from '../api/problems.ts'
import { useSession } from '../api/session.ts'
import { activateLocale } from '../i18n/i18n.ts'
import { firstLocale, hasPseudo, localeName, storeLocale, type ScreenLocale } from '../i18n/locales.ts'
import { Filter, FilterBar } from '../ui/filter-bar.tsx'
import { notify } from '../ui/notices-store.ts'
import { ProfileSection } from './profile-section.tsx'

export function LanguageForm() {
  const { t } = useLingui()
  const client = useQueryClient()
  const { user, hub } = useSession()
  const { mutate } = useUpdateMyLanguage({
    mutation: {
      onSuccess: (_, { data: { language } }) => {
        // The gate speaks the language of the session from here on.
        client.setQueryData<CurrentSession>(
          getGetMySessionQueryKey(),
          (session) => session && { ...session, user: { ...session.user, locale: language } },
        )
        void client.invalidateQueries({ queryKey: ['me'] })
      },
      onError: (error) => notify(problemWords(error).text, 'problem'),
    },
  })
  const choose = (locale: ScreenLocale | undefined) => {
    if (!locale) return
    storeLocale(locale)
    void activateLocale(locale)
    if (locale !== 'pseudo') mutate({ data: { language: locale } })
  }
  const choices: ScreenLocale[] = hasPseudo() ? [...hub.locales, 'pseudo'] : hub.locales
  return (
    <ProfileSection
      anchor="language"
      title={t`Language`}
      sentence={t`Texts of the hub, dates and numbers. Content stays in its own language.`}
    >
      <FilterBar label={t`Language`}>
        <Filter
          label={t`Language`}
          value={firstLocale() === 'pseudo' ? 'pseudo' : user.locale}
          options={choices.map((value) => ({ value, label: localeName(value) }))}
          onChange={choose}
        />
      </FilterBar>
    </ProfileSection>
  )
}
