import { Avatar, Menu, UnstyledButton } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconBuilding, IconLanguage, IconLogout, IconUser } from '@tabler/icons-react'
import { useSignOut } from '../../generated/client/auth/auth.ts'
import { useListMyHubs } from '../../generated/client/hubs/hubs.ts'
import { problemWords } from '../api/problems.ts'
import { useSession } from '../api/session.ts'
import { sessionEnded } from '../api/session-store.ts'
import { notify } from '../ui/notices-store.ts'
import classes from './account-menu.module.css'

export function AccountMenu() {
  const { t } = useLingui()
  const { user } = useSession()
  const signOut = useSignOutOfHub()
  return (
    <Menu width={260}>
      <Menu.Target>
        <UnstyledButton className={classes.target} aria-label={t`Your account`}>
          <Avatar src={user.pictureUrl} size={32} color="brand" name={user.displayName} alt="" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <p className={classes.name}>{user.displayName}</p>
          <p className={classes.email}>{user.email}</p>
        </div>
        <Menu.Divider />
        <Menu.Item component={Link} to="/profile" leftSection={<IconUser size={18} aria-hidden />}>
          <Trans>Profile</Trans>
        </Menu.Item>
        <Menu.Item component={Link} to="/profile" hash="language" leftSection={<IconLanguage size={18} aria-hidden />}>
          <Trans>Language</Trans>
        </Menu.Item>
        <OtherHubs />
        <Menu.Divider />
        <Menu.Item onClick={signOut} leftSection={<IconLogout size={18} aria-hidden />}>
          <Trans>Sign out</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** Where the person belongs to more than one hub, a way to the others. */
function OtherHubs() {
  const { data } = useListMyHubs()
  const others = data?.items.filter((hub) => !hub.isCurrentHub) ?? []
  if (others.length === 0) return null
  return (
    <>
      <Menu.Divider />
      <Menu.Label>
        <Trans>Your other hubs</Trans>
      </Menu.Label>
      {others.map((hub) => (
        <Menu.Item key={hub.id} component="a" href={hub.origin} leftSection={<IconBuilding size={18} aria-hidden />}>
          {hub.name}
        </Menu.Item>
      ))}
    </>
  )
}

function useSignOutOfHub(): () => void {
  const client = useQueryClient()
  const { mutate } = useSignOut({
    mutation: {
      onSuccess: () => {
        sessionEnded()
        // Whoever signs in next must not find anything of the one before.
        client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'hub' })
      },
      onError: (error) => notify(problemWords(error).text, 'problem'),
    },
  })
  return () => mutate()
}
