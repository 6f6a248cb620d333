import { Avatar } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconBuilding, IconLanguage, IconLogout, IconUser } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { useListMyHubs } from '../../generated/client/hubs/hubs.ts'
import { useSession } from '../api/session.ts'
import classes from './account-menu.module.css'
import { usePlaces } from './use-places.ts'
import { useSignOutOfHub } from './use-sign-out.ts'

/** Who is signed in, and what belongs to them. The browser's own popover: it closes by Escape and by a click elsewhere. */
export function AccountMenu() {
  const { t, i18n } = useLingui()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const { user } = useSession()
  const further = usePlaces('rail', 'manage')
  const signOut = useSignOutOfHub()
  const close = () => panel.current?.hidePopover()
  return (
    <>
      <button type="button" className={classes.target} popoverTarget={id}>
        <Avatar src={user.pictureUrl} size={32} color="brand" name={user.displayName} alt="" aria-hidden />
        <span className="visually-hidden">{t`Your account`}</span>
      </button>
      <div ref={panel} id={id} popover="auto" className={classes.panel}>
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
        <ul className={`${classes.list} ${classes.onPhones}`}>
          {further.map(({ label, icon: Icon, link }) => (
            <li key={link.to}>
              <Link {...link} className={classes.entry} onClick={close}>
                <Icon size={18} aria-hidden />
                {i18n._(label)}
              </Link>
            </li>
          ))}
        </ul>
        <OtherHubs />
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

/** More than one call answers are more than a menu can show. */
const MAX_HUBS = 100

/** Where the person belongs to more than one hub, a way to the others. */
function OtherHubs() {
  const { data } = useListMyHubs({ limit: MAX_HUBS })
  const others = data?.items.filter((hub) => !hub.isCurrentHub) ?? []
  if (others.length === 0) return null
  return (
    <div className={classes.list}>
      <p className={classes.label}>
        <Trans>Your other hubs</Trans>
      </p>
      {others.map((hub) => (
        <a key={hub.id} href={hub.origin} className={classes.entry}>
          <IconBuilding size={18} aria-hidden />
          {hub.name}
        </a>
      ))}
    </div>
  )
}
