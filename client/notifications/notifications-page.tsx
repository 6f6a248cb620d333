import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { IconBell } from '@tabler/icons-react'
import { useListMyNotifications } from '../../generated/client/notifications/notifications.ts'
import { ListAnswer } from '../shell/list-answer.tsx'
import { PAGE_SIZE, pageOfList } from '../shell/page-of-list.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { Pager } from '../ui/pager.tsx'
import classes from './notifications.module.css'
import { NotificationRow } from './notification-row.tsx'
import { useMarkRead } from './use-mark-read.ts'

export function NotificationsPage() {
  const { t } = useLingui()
  const { page } = useSearch({ from: '/app/notifications' })
  const query = useListMyNotifications(pageOfList(page))
  const markRead = useMarkRead()
  const nothing = (
    <EmptyState icon={<IconBell size={28} aria-hidden />} title={t`Nothing has happened yet`}>
      <Trans>When somebody answers you, or content is shared with you, it stands here.</Trans>
    </EmptyState>
  )
  const unread = query.data?.unreadCount ?? 0
  return (
    <Page
      title={t`Notifications`}
      sentence={t`What happened that concerns you.`}
      action={
        unread > 0 ? (
          <Button variant="default" onClick={() => markRead()}>
            <Trans>Mark all as read</Trans>
          </Button>
        ) : undefined
      }
    >
      <ListAnswer query={query} empty={nothing}>
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
