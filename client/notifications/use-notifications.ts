import { useListMyNotifications } from '../../generated/client/notifications/notifications.ts'
import type { ListMyNotificationsParams } from '../../generated/client/model/listMyNotificationsParams.ts'
import type { NotificationPage } from '../../generated/client/model/notificationPage.ts'
import type { NotificationsPatch } from '../../generated/client/model/notificationsPatch.ts'
import { useShown } from '../api/use-shown.ts'

/** What happened lately; what is marked as read shows so at once. @param askAgainMs how often the hub is asked anew */
export function useNotifications(params: ListMyNotificationsParams, askAgainMs?: number) {
  const query = useListMyNotifications(params, { query: { refetchInterval: askAgainMs ?? false } })
  return useShown(query, { updateMyNotifications: asRead })
}

/** All of them where none are named. */
function asRead(page: NotificationPage, { data: { ids } }: { data: NotificationsPatch }): NotificationPage {
  const isMeant = (id: string) => !ids || ids.includes(id)
  const items = page.items.map((item) => (isMeant(item.id) ? { ...item, isRead: true } : item))
  const count = page.items.filter(({ id, isRead }) => !isRead && isMeant(id)).length
  return { ...page, items, unreadCount: ids ? Math.max(0, page.unreadCount - count) : 0 }
}
