import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconLanguage, IconLogout, IconUser } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useSession } from '../api/session.ts'
import classes from './account-menu.module.css'
import { useSignOutOfHub } from './use-sign-out.ts'

const OtherHubs = lazy(() => import('./other-hubs.tsx').then((module) => ({ default: module.OtherHubs })))

/** What stands in the menu of one's account. */
export function AccountPanel({ onFollow }: { onFollow: () => void }) {
  const { user } = useSession()
  const signOut = useSignOutOfHub()
  return (
    <>
      <div className={classes.who}>
        <p className={classes.name}>{user.displayName}</p>
        <p className={classes.email}>{user.email}</p>
      </div>
      <ul className={classes.list}>
        <li>
          <Link to="/profile" className={classes.entry} onClick={onFollow}>
            <IconUser size={18} aria-hidden />
            <Trans>Profile</Trans>
          </Link>
        </li>
        <li>
          <Link to="/profile" hash="language" className={classes.entry} onClick={onFollow}>
            <IconLanguage size={18} aria-hidden />
            <Trans>Language</Trans>
          </Link>
        </li>
      </ul>
      <Suspense>
        <OtherHubs />
      </Suspense>
      <ul className={classes.list}>
        <li>
          <button type="button" className={classes.entry} onClick={signOut}>
            <IconLogout size={18} aria-hidden />
            <Trans>Sign out</Trans>
          </button>
        </li>
      </ul>
    </>
  )
}
