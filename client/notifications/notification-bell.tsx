import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconBell } from '@tabler/icons-react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import classes from './notifications.module.css'
import { useNotifications } from './use-notifications.ts'

/** Nobody sees the rows before the bell is pressed, so the page does not wait for them. */
const NotificationRow = lazy(() =>
  import('./notification-row.tsx').then((module) => ({ default: module.NotificationRow })),
)

const SHOWN = 6
/** Often enough for a person who works with the page open; the window asks again when it is looked at. */
const POLL_INTERVAL_MS = 120_000

/** What happened lately, behind a bell that counts what is unread. The browser's own popover. */
export function NotificationBell() {
  const { t } = useLingui()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [isOpened, setOpened] = useState(false)
  const { data } = useNotifications({ limit: SHOWN }, POLL_INTERVAL_MS)
  const unread = data?.unreadCount ?? 0
  const close = () => panel.current?.hidePopover()
  return (
    <>
      <button type="button" className={classes.bell} popoverTarget={id}>
        <IconBell size={22} stroke={1.7} aria-hidden />
        <span className="visually-hidden">
          {t`Notifications`}
          {unread > 0 && `, ${plural(unread, { one: '# unread', other: '# unread' })}`}
        </span>
        {unread > 0 && (
          <span className={classes.count} aria-hidden>
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </button>
      <div ref={panel} id={id} popover="auto" className={classes.panel} onBeforeToggle={() => setOpened(true)}>
        <h2 className={classes.title}>{t`Notifications`}</h2>
        {data?.items.length === 0 && <p className={classes.none}>{t`No notifications yet.`}</p>}
        {isOpened && data && data.items.length > 0 && (
          <ul className={classes.list}>
            <Suspense>
              {data.items.map((notification) => (
                <NotificationRow key={notification.id} notification={notification} onFollow={close} />
              ))}
            </Suspense>
          </ul>
        )}
        <Link to="/notifications" className={classes.all} onClick={close}>
          <Trans>See all notifications</Trans>
        </Link>
      </div>
    </>
  )
}
