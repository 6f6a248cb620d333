import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useFinishMyEmailChange, useGetMyProfile } from '../../generated/client/profile/profile.ts'
import { useChange } from '../api/use-change.ts'
import { Page } from '../ui/page/page.tsx'
import { Panel } from '../ui/page/panel.tsx'
import classes from './profile.module.css'

/** Where the mail to a new address leads, once somebody is signed in. */
export function ConfirmEmailPage() {
  const { t } = useLingui()
  const { token = '' } = useSearch({ from: '/app/confirm-email' })
  const navigate = useNavigate()
  const { data: profile } = useGetMyProfile()
  const { run, isPending } = useChange(
    () => useFinishMyEmailChange({ mutation: { onSuccess: () => void navigate({ to: '/profile' }) } }),
    { done: () => t`Your new e-mail address counts from now on.` },
  )
  const email = profile?.emailChange?.email
  return (
    <Page
      title={t`Confirm your e-mail address`}
      sentence={t`You sign in with the new address from then on, in every hub. All your other sessions end.`}
    >
      <div className={classes.sections}>
        <Panel title={email ?? t`New e-mail address`}>
          <div className={classes.stack}>
            <Button loading={isPending} onClick={() => run({ data: { token } })}>
              <Trans>Confirm the address</Trans>
            </Button>
          </div>
        </Panel>
      </div>
    </Page>
  )
}
