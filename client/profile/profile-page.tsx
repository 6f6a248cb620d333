import { useLingui } from '@lingui/react/macro'
import { useGetMyProfile } from '../../generated/client/profile/profile.ts'
import { Page } from '../ui/page.tsx'
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
import classes from './profile.module.css'
import { SecondFactor } from './second-factor.tsx'
import { SessionList } from './session-list.tsx'
import { TimezoneForm } from './timezone-form.tsx'
import { TokenList } from './token-list.tsx'
import { WeeklyGoalForm } from './weekly-goal-form.tsx'
import { QueryState } from '../shell/query-state.tsx'

export function ProfilePage() {
  const { t } = useLingui()
  const query = useGetMyProfile()
  const { data: profile } = query
  return (
    <Page title={t`Your profile`} sentence={t`Your name, your language and how you sign in.`}>
      <div className={classes.sections}>
        {profile && (
          <>
            <PictureForm profile={profile} />
            <NameForm profile={profile} />
            <EmailForm profile={profile} />
            {profile.userCustomFields.length > 0 && <CustomFieldsForm profile={profile} />}
            {profile.attributes.length > 0 && <KnownFacts facts={profile.attributes} />}
          </>
        )}
        <QueryState query={query} height={280} />
        <LanguageForm />
        <TimezoneForm />
        <NewsForm />
        <WeeklyGoalForm />
        <PasswordForm />
        <PasskeyList />
        <SecondFactor />
        <SessionList />
        <AccountEvents />
        <DataExport />
        <TokenList />
      </div>
    </Page>
  )
}
