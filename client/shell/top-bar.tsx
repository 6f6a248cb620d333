import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import * as access from '../../generated/access.ts'
import { NotificationBell } from '../notifications/notification-bell.tsx'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { viewAs } from '../api/view-as.ts'
import { withManageTexts } from '../i18n/i18n.ts'
import { AccountMenu } from './account-menu.tsx'
import { SearchButton } from './search-button.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import classes from './top-bar.module.css'

/** Only those who look after something begin jobs. */
const JobTray = lazy(() =>
  withManageTexts(import('../jobs/job-tray.tsx')).then((module) => ({ default: module.JobTray })),
)

const UploadTray = lazy(() =>
  withManageTexts(import('../library/uploads/upload-tray.tsx')).then((module) => ({ default: module.UploadTray })),
)

export function TopBar() {
  const { t } = useLingui()
  const session = useSession()
  const { hub, user, managedTeamIds } = session
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
        {!viewAs() && (user.isAdmin || managedTeamIds.length > 0) && (
          <Suspense>
            <JobTray />
          </Suspense>
        )}
        {can(session, access.createAsset) && (
          <Suspense>
            <UploadTray />
          </Suspense>
        )}
        {!viewAs() && (
          <>
            <NotificationBell />
            <AccountMenu />
          </>
        )}
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
