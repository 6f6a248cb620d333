import { useQueryClient } from '@tanstack/react-query'
import {
  getListMyNotificationsQueryKey,
  useUpdateMyNotifications,
} from '../../generated/client/notifications/notifications.ts'
import type { NotificationPage } from '../../generated/client/model/notificationPage.ts'
import { problemWords } from '../api/problems.ts'
import { refreshAfter } from '../api/refresh.ts'
import { notify } from '../ui/notices-store.ts'

/** Marks notifications as read, all of them where none are named. Shows at once. */
export function useMarkRead(): (ids?: string[]) => void {
  const client = useQueryClient()
  const queryKey = getListMyNotificationsQueryKey()
  const { mutate } = useUpdateMyNotifications({
    mutation: {
      onMutate: ({ data: { ids } }) =>
        client.setQueriesData<NotificationPage>({ queryKey }, (page) => page && asRead(page, ids)),
      onError: (error) => {
        void refreshAfter(client, 'updateMyNotifications')
        notify(problemWords(error).text, 'problem')
      },
    },
  })
  return (ids) => mutate({ data: { read: true, ...(ids && { ids }) } })
}

function asRead(page: NotificationPage, ids: string[] | undefined): NotificationPage {
  const items = page.items.map((item) => (!ids || ids.includes(item.id) ? { ...item, isRead: true } : item))
  const change = items.filter((item, index) => item !== page.items[index] && !page.items[index]?.isRead).length
  return { ...page, items, unreadCount: ids ? Math.max(0, page.unreadCount - change) : 0 }
}
