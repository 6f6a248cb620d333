import { useLingui } from '@lingui/react/macro'
import { useLocation, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useGetMyProfile } from '../../generated/client/profile/profile.ts'
import { ChipLink } from '../ui/list/chip-link.tsx'
import { ChipList } from '../ui/list/chip-list.tsx'
import { Page } from '../ui/page/page.tsx'
import { AccountEvents } from './account-events.tsx'
import { CustomFieldsForm } from './custom-fields-form.tsx'
import { KnownFacts } from './known-facts.tsx'
import { DataExport } from './data-export.tsx'
import { EmailForm } from './email-form.tsx'
import { LanguageForm } from './language-form.tsx'
import { NameForm } from './name-form.tsx'
import { NewsForm } from './news-form.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { PasswordForm } from './password-form.tsx'
import { PictureForm } from './picture-form.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import classes from './profile.module.css'
import { SecondFactor } from './second-factor.tsx'
import { SessionList } from './session-list.tsx'
import { TimezoneForm } from './timezone-form.tsx'
import { TokenList } from './token-list.tsx'
import { WeeklyGoalForm } from './weekly-goal-form.tsx'
import { QueryProblem } from '../shell/query-state.tsx'
import { oneOf } from '../shell/search-params.ts'

/** Which part of the page holds what links lead to. */
const PART_OF_ANCHOR: Record<string, Part> = {
  language: 'settings',
  'time-zone': 'settings',
  news: 'settings',
  goal: 'settings',
  passkeys: 'security',
  'second-factor': 'security',
  sessions: 'security',
  data: 'data',
}

export function ProfilePage() {
  const { t } = useLingui()
  const query = useGetMyProfile()
  const { data: profile } = query
  const chosen = useChosenPart()
  return (
    <Page title={t`Your profile`} sentence={t`Your name, your language and how you sign in.`}>
      <PartLinks chosen={chosen} />
      {/* Each stays where it is, so that nothing is lost that is typed in one while another is looked at. */}
      <PartOfProfile isChosen={chosen === 'you'}>
        {profile && (
          <>
            <PictureForm profile={profile} />
            <NameForm profile={profile} />
            <EmailForm profile={profile} />
            {profile.userCustomFields.length > 0 && <CustomFieldsForm profile={profile} />}
            {profile.attributes.length > 0 && <KnownFacts facts={profile.attributes} />}
          </>
        )}
        {query.isPending && <ProfileSkeleton />}
        {query.error && !profile && <QueryProblem query={query} />}
      </PartOfProfile>
      <PartOfProfile isChosen={chosen === 'settings'}>
        <LanguageForm />
        <TimezoneForm />
        <NewsForm />
        <WeeklyGoalForm />
      </PartOfProfile>
      <PartOfProfile isChosen={chosen === 'security'}>
        <PasswordForm />
        <PasskeyList />
        <SecondFactor />
        <SessionList />
        <AccountEvents />
        <TokenList />
      </PartOfProfile>
      <PartOfProfile isChosen={chosen === 'data'}>
        <DataExport />
      </PartOfProfile>
    </Page>
  )
}

const PARTS = { you: 'you', settings: 'settings', security: 'security', data: 'data' } as const
type Part = keyof typeof PARTS

/** By the address, or by what it leads to. */
function useChosenPart(): Part {
  const { part } = useSearch({ from: '/app/profile' })
  const anchor = useLocation({ select: ({ hash }) => hash })
  return oneOf(part, PARTS) ?? PART_OF_ANCHOR[anchor] ?? 'you'
}

function PartLinks({ chosen }: { chosen: Part }) {
  const { t } = useLingui()
  const labels: Record<Part, string> = {
    you: t`About you`,
    settings: t`Language and news`,
    security: t`Security`,
    data: t`Your data`,
  }
  return (
    <nav aria-label={t`Your profile`}>
      <ChipList>
        {Object.entries(labels).map(([part, label]) => (
          <li key={part}>
            <ChipLink to="/profile" search={{ part }} isChosen={part === chosen}>
              {label}
            </ChipLink>
          </li>
        ))}
      </ChipList>
    </nav>
  )
}

function PartOfProfile({ isChosen, children }: { isChosen: boolean; children: ReactNode }) {
  return (
    <div className={classes.sections} hidden={!isChosen}>
      {children}
    </div>
  )
}
