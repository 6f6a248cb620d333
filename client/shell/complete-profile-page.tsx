import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Profile } from '../../generated/client/model/profile.ts'
import { AuthFrame } from '../auth/auth-frame.tsx'
import authClasses from '../auth/auth-frame.module.css'
import { CompleteProfileForm } from '../profile/complete-profile-form.tsx'
import { useSignOutOfHub } from './use-sign-out.ts'

type CompleteProfilePageProps = { profile: Profile; onDone: () => void; onPutOff: () => void }

/** Stands before the hub while something about the person is missing. */
export function CompleteProfilePage(props: CompleteProfilePageProps) {
  const { t } = useLingui()
  const signOut = useSignOutOfHub()
  return (
    <AuthFrame
      title={t`Before you start`}
      sentence={<Trans>Tell us a little about yourself. You can change it later in your profile.</Trans>}
    >
      <CompleteProfileForm {...props} />
      <p className={authClasses.after}>
        <Button variant="transparent" size="compact-sm" px={0} onClick={signOut}>
          <Trans>Sign out</Trans>
        </Button>
      </p>
    </AuthFrame>
  )
}
