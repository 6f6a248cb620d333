import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { IconBell } from '@tabler/icons-react'
import { useUpdateMyNotifications } from '../../generated/client/notifications/notifications.ts'
import { useChange } from '../api/use-change.ts'
import { ListAnswer } from '../shell/list-answer.tsx'
import { PAGE_SIZE, pageOfList } from '../shell/page-of-list.ts'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Page } from '../ui/page/page.tsx'
import { Pager } from '../ui/list/pager.tsx'
import { RowsSkeleton } from '../ui/page/rows-skeleton.tsx'
import classes from './notifications.module.css'
import { NotificationRow } from './notification-row.tsx'
import { useNotifications } from './use-notifications.ts'

export function NotificationsPage() {
  const { t } = useLingui()
  const { page } = useSearch({ from: '/app/notifications' })
  const query = useNotifications(pageOfList(page))
  const { run } = useChange(useUpdateMyNotifications)
  const nothing = (
    <EmptyState icon={<IconBell size={28} aria-hidden />} title={t`No notifications yet`}>
      <Trans>When somebody answers you, or content is shared with you, it appears here.</Trans>
    </EmptyState>
  )
  const unread = query.data?.unreadCount ?? 0
  return (
    <Page
      title={t`Notifications`}
      sentence={t`What is new for you.`}
      action={
        unread > 0 ? (
          <Button variant="default" onClick={() => run({ data: { read: true } })}>
            <Trans>Mark all as read</Trans>
          </Button>
        ) : undefined
      }
    >
      <ListAnswer query={query} skeleton={<RowsSkeleton />} empty={nothing}>
        {({ items, total }) => (
          <>
            <ul className={classes.page}>
              {items.map((notification) => (
                <NotificationRow key={notification.id} notification={notification} />
              ))}
            </ul>
            <Pager page={page ?? 1} pageSize={PAGE_SIZE} total={total} />
          </>
        )}
      </ListAnswer>
    </Page>
  )
}
