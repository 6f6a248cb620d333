import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconLanguage, IconLogout, IconUser } from '@tabler/icons-react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { useSession } from '../api/session.ts'
import { PersonPicture } from '../ui/person-picture.tsx'
import classes from './account-menu.module.css'
import { useSignOutOfHub } from './use-sign-out.ts'

const OtherHubs = lazy(() => import('./other-hubs.tsx').then((module) => ({ default: module.OtherHubs })))

/** Who is signed in, and what belongs to them. The browser's own popover: it closes by Escape and by a click elsewhere. */
export function AccountMenu() {
  const { t } = useLingui()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const { user } = useSession()
  const [wasOpened, setWasOpened] = useState(false)
  const signOut = useSignOutOfHub()
  const close = () => panel.current?.hidePopover()
  return (
    <>
      <button type="button" className={classes.target} popoverTarget={id}>
        <PersonPicture name={user.displayName} url={user.pictureUrl} size={32} />
        <span className="visually-hidden">{t`Your account`}</span>
      </button>
      <div ref={panel} id={id} popover="auto" className={classes.panel} onToggle={() => setWasOpened(true)}>
        <div className={classes.who}>
          <p className={classes.name}>{user.displayName}</p>
          <p className={classes.email}>{user.email}</p>
        </div>
        <ul className={classes.list}>
          <li>
            <Link to="/profile" className={classes.entry} onClick={close}>
              <IconUser size={18} aria-hidden />
              <Trans>Profile</Trans>
            </Link>
          </li>
          <li>
            <Link to="/profile" hash="language" className={classes.entry} onClick={close}>
              <IconLanguage size={18} aria-hidden />
              <Trans>Language</Trans>
            </Link>
          </li>
        </ul>
        <Suspense>{wasOpened && <OtherHubs />}</Suspense>
        <ul className={classes.list}>
          <li>
            <button type="button" className={classes.entry} onClick={signOut}>
              <IconLogout size={18} aria-hidden />
              <Trans>Sign out</Trans>
            </button>
          </li>
        </ul>
      </div>
    </>
  )
}
