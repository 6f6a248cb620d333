import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { getPreviewInvitationMutationKey, previewInvitation } from '../../generated/client/auth/auth.ts'
import { useGetHub } from '../../generated/client/hubs/hubs.ts'
import { useFormat } from '../i18n/use-format.ts'
import { AcceptInvitationForm, type InvitationToAccept } from './accept-invitation-form.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { ProviderButton } from './provider-button.tsx'
import classes from './auth-frame.module.css'
import { QueryState } from '../shell/query-state.tsx'

/** Where the link of an invitation leads. Who accepts is signed in at once. */
export function AcceptInvitationPage() {
  const { t } = useLingui()
  const { token = '' } = useSearch({ from: '/accept-invitation' })
  const query = useQuery({
    queryKey: [...getPreviewInvitationMutationKey(), { token }],
    queryFn: () => previewInvitation({ token }),
    staleTime: Infinity,
  })
  const { data } = query
  return (
    <AuthFrame title={t`Welcome`}>
      {data && <Invitation invitation={data} token={token} />}
      <QueryState query={query} height={240} />
      <p className={classes.after}>
        <Link to="/">
          <Trans>Go to the sign-in page</Trans>
        </Link>
      </p>
    </AuthFrame>
  )
}

function Invitation({ invitation, token }: { invitation: InvitationToAccept; token: string }) {
  const { data: hub } = useGetHub()
  return (
    <>
      <Explanation invitation={invitation} />
      {hub?.signIn.providerLabel && <ProviderButton hub={hub} label={hub.signIn.providerLabel} returnTo="/" />}
      {(hub?.signIn.password || invitation.hasAccount) && (
        <AcceptInvitationForm invitation={invitation} token={token} />
      )}
    </>
  )
}

/** Which hub asks whom in, and what accepting means. */
function Explanation({ invitation }: { invitation: InvitationToAccept }) {
  const format = useFormat()
  const { hubName, invitedBy, email, expiresTime } = invitation
  const until = format.dateTime(expiresTime)
  return (
    <>
      <p className={classes.sentence}>
        {invitedBy ? (
          <Trans>
            {invitedBy} invites you to {hubName}, with the address {email}.
          </Trans>
        ) : (
          <Trans>
            You are invited to {hubName}, with the address {email}.
          </Trans>
        )}
      </p>
      <p className={classes.sentence}>
        <Trans>
          Once you accept, you belong to the hub: its admins see your name, your address and what you learn there. If
          you do nothing, the invitation ends on {until}.
        </Trans>
      </p>
    </>
  )
}
