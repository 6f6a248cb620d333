import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import * as access from '../../generated/access.ts'
import { useInviteUsers } from '../../generated/client/import-users-admin/import-users-admin.ts'
import type { UserDetails } from '../../generated/client/model/userDetails.ts'
import {
  useCreateUserSuspension,
  useCreateUserView,
  useDeleteUser,
  useDeleteUserInvitation,
  useDeleteUserMfa,
  useDeleteUserPicture,
  useDeleteUserSuspension,
  useRestoreUser,
} from '../../generated/client/users-admin/users-admin.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { beginView } from '../api/change-view.ts'
import { useChange } from '../api/use-change.ts'
import { useFormat } from '../i18n/use-format.ts'
import { PersonPicture } from '../ui/person/person-picture.tsx'
import { AccountPill } from './account-pill.tsx'
import { PersonSight } from './person-sight.tsx'
import { SignOutPerson } from './sign-out-person.tsx'
import { StartPassword } from './start-password.tsx'
import classes from './users.module.css'

/** How the account stands, and what can be done to it as a whole. */
export function PersonState({ person }: { person: UserDetails }) {
  const format = useFormat()
  const session = useSession()
  const { name, pictureUrl, state, is_deleted, erasedTime, lastAccess, createdTime, invitationExpiresTime } = person
  const [added, seen] = [format.day(createdTime), lastAccess && format.dateTime(lastAccess)]
  const until = invitationExpiresTime && format.dateTime(invitationExpiresTime)
  return (
    <div className={classes.stack}>
      <div className={classes.state}>
        <PersonPicture name={name} url={pictureUrl} size={40} />
        <AccountPill state={state} isDeleted={is_deleted} restorableUntil={person.restorableUntil} />
        <span className={classes.quiet}>
          <Trans>Added {added}.</Trans> {seen ? <Trans>Last here {seen}.</Trans> : <Trans>Has never been here.</Trans>}{' '}
          {state === 'invited' && until && <Trans>The invitation works until {until}.</Trans>}
          {state === 'invitationEnded' && until && (
            <Trans>The invitation ended on {until}. Invite the person again.</Trans>
          )}
        </span>
      </div>
      {!erasedTime && (
        <div className={classes.buttons}>
          {person.id !== session.user.id && <Others person={person} />}
          {can(session, access.getContentVisibility) && can(session, access.listContent) && (
            <PersonSight person={person} />
          )}
        </div>
      )}
    </div>
  )
}

/** What is done to somebody else. */
function Others({ person }: { person: UserDetails }) {
  const session = useSession()
  const { is_deleted, state } = person
  return (
    <>
      {can(session, access.updateUser) && (is_deleted ? <Restore person={person} /> : <Actions person={person} />)}
      {can(session, access.createUserView) && !is_deleted && state === 'active' && <SeeAs userId={person.id} />}
    </>
  )
}

function Restore({ person: { id: userId, name } }: { person: UserDetails }) {
  const { t } = useLingui()
  const { run, isPending } = useChange(useRestoreUser, { done: () => t`${name} is back.` })
  return (
    <Button loading={isPending} onClick={() => run({ userId })}>
      <Trans>Restore</Trans>
    </Button>
  )
}

function Actions({ person }: { person: UserDetails }) {
  const { hub } = useSession()
  const { state, hasSecondFactor, pictureUrl } = person
  const isWaiting = state !== 'active' && state !== 'suspended'
  return (
    <>
      {isWaiting && <Invitation person={person} />}
      {isWaiting && hub.signIn.startPassword && <StartPassword person={person} />}
      {state === 'suspended' ? <Readmit person={person} /> : <Suspend person={person} />}
      {state === 'active' && <SignOutPerson userId={person.id} name={person.name} />}
      {pictureUrl && <RemovePicture person={person} />}
      {hasSecondFactor && <ResetFactor person={person} />}
      <Delete person={person} />
    </>
  )
}

function Invitation({ person: { id: userId, state } }: { person: UserDetails }) {
  const { t } = useLingui()
  const invite = useChange(useInviteUsers, { done: () => t`The invitation is on its way.` })
  const revoke = useChange(useDeleteUserInvitation, { done: () => t`The link of the invitation no longer works.` })
  return (
    <>
      <Button loading={invite.isPending} onClick={() => invite.run({ data: { ids: [userId] } })}>
        {state === 'created' ? <Trans>Invite by e-mail</Trans> : <Trans>Invite again</Trans>}
      </Button>
      {state === 'invited' && (
        <Button variant="default" loading={revoke.isPending} onClick={() => revoke.run({ userId })}>
          <Trans>Take the invitation back</Trans>
        </Button>
      )}
    </>
  )
}

function Suspend({ person: { id: userId, name } }: { person: UserDetails }) {
  const { t } = useLingui()
  const { mutateAsync: readmit } = useDeleteUserSuspension()
  const { run, isPending } = useChange(useCreateUserSuspension, {
    done: () => t`${name} is suspended and was signed out everywhere.`,
    undo: () => readmit({ userId }),
  })
  return (
    <Button variant="default" loading={isPending} onClick={() => run({ userId })}>
      <Trans>Suspend</Trans>
    </Button>
  )
}

function Readmit({ person: { id: userId, name } }: { person: UserDetails }) {
  const { t } = useLingui()
  const { run, isPending } = useChange(useDeleteUserSuspension, { done: () => t`${name} can sign in again.` })
  return (
    <Button loading={isPending} onClick={() => run({ userId })}>
      <Trans>Let in again</Trans>
    </Button>
  )
}

function RemovePicture({ person: { id: userId, name } }: { person: UserDetails }) {
  const { t } = useLingui()
  const { run, isPending } = useChange(useDeleteUserPicture, { done: () => t`The picture of ${name} is removed.` })
  return (
    <Button variant="default" loading={isPending} onClick={() => run({ userId })}>
      <Trans>Remove the picture</Trans>
    </Button>
  )
}

function ResetFactor({ person: { id: userId } }: { person: UserDetails }) {
  const { t } = useLingui()
  const { run, isPending } = useChange(useDeleteUserMfa, {
    done: () => t`The second factor is gone. The person can set up a new one.`,
  })
  return (
    <Button variant="default" loading={isPending} onClick={() => run({ userId })}>
      <Trans>Reset the second factor</Trans>
    </Button>
  )
}

function SeeAs({ userId }: { userId: string }) {
  const { t } = useLingui()
  const { run, isPending } = useChange(useCreateUserView, {
    done: ({ token, expiresTime }) => {
      beginView({ userId, token, expiresTime })
      return t`The hub opens as this person sees it.`
    },
  })
  return (
    <Button variant="default" loading={isPending} onClick={() => run({ userId })}>
      <Trans>See the hub as this person</Trans>
    </Button>
  )
}

function Delete({ person: { id: userId, name } }: { person: UserDetails }) {
  const { t } = useLingui()
  const { mutateAsync: restore } = useRestoreUser()
  const { run, isPending } = useChange(useDeleteUser, {
    done: () => t`${name} was deleted and can be restored.`,
    undo: () => restore({ userId }),
  })
  return (
    <Button variant="default" loading={isPending} onClick={() => run({ userId })}>
      <Trans>Delete</Trans>
    </Button>
  )
}
