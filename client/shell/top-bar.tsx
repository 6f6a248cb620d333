import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { NotificationBell } from '../notifications/notification-bell.tsx'
import { useSession } from '../api/session.ts'
import { AccountMenu } from './account-menu.tsx'
import { SearchButton } from './search-button.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import classes from './top-bar.module.css'

export function TopBar() {
  const { t } = useLingui()
  const { hub } = useSession()
  const hubName = hub.name
  return (
    <header className={classes.bar}>
      <Link to="/" className={classes.hub} aria-label={t`${hubName}, home`}>
        {hub.logoUrl ? <img className={classes.logo} src={hub.logoUrl} alt="" /> : <HubMark />}
        <span className={classes.name}>{hubName}</span>
      </Link>
      <SearchButton />
      <div className={classes.tools}>
        <ThemeToggle />
        <NotificationBell />
        <AccountMenu />
      </div>
    </header>
  )
}

export function HubMark() {
  return (
    <svg className={classes.mark} viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="9" />
      <path d="M9 8v16M23 8v16M9 16h14" />
    </svg>
  )
}
