import { Skeleton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useGetMyProfile } from '../../generated/client/profile/profile.ts'
import { isWorthRetrying, problemWords } from '../api/problems.ts'
import { Page } from '../ui/page.tsx'
import { ProblemNote } from '../ui/problem-note.tsx'
import { AccountEvents } from './account-events.tsx'
import { CustomFieldsForm } from './custom-fields-form.tsx'
import { KnownFacts } from './known-facts.tsx'
import { DataExport } from './data-export.tsx'
import { EmailForm } from './email-form.tsx'
import { LanguageForm } from './language-form.tsx'
import { NameForm } from './name-form.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { PasswordForm } from './password-form.tsx'
import { PictureForm } from './picture-form.tsx'
import classes from './profile.module.css'
import { SecondFactor } from './second-factor.tsx'
import { SessionList } from './session-list.tsx'
import { TokenList } from './token-list.tsx'

export function ProfilePage() {
  const { t } = useLingui()
  const { data: profile, error, isFetching, refetch } = useGetMyProfile()
  const retry = isWorthRetrying(error) ? () => void refetch() : undefined
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
        {!profile && !error && <Skeleton height={280} radius={12} />}
        {!profile && error && <ProblemNote {...problemWords(error)} onRetry={retry} isRetrying={isFetching} />}
        <LanguageForm />
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
