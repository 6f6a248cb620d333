import { useQueryClient } from '@tanstack/react-query'
import {
  getListMyMessagesQueryKey,
  useUpdateMyMessage,
  useUpdateMyMessages,
} from '../../generated/client/messages/messages.ts'
import type { MessagePage } from '../../generated/client/model/messagePage.ts'
import { problemWords } from '../api/problems.ts'
import { notify } from '../ui/notices-store.ts'

/** Marks one message, or all of them. Shows at once, and takes itself back where the hub refuses. */
export function useMarkMessages(): { mark: (id: string, read: boolean) => void; markAllRead: () => void } {
  const client = useQueryClient()
  const queryKey = getListMyMessagesQueryKey()
  const show = (read: boolean, id?: string) =>
    client.setQueriesData<MessagePage>({ queryKey }, (page) => page && marked(page, read, id))
  const settled = {
    onError: (error: unknown) => {
      notify(problemWords(error).text, 'problem')
      void client.refetchQueries({ queryKey })
    },
  }
  const one = useUpdateMyMessage({
    mutation: { onMutate: ({ id, data }) => void show(data.read, id), ...settled },
  })
  const all = useUpdateMyMessages({ mutation: { onMutate: ({ data }) => void show(data.read), ...settled } })
  return {
    mark: (id, read) => one.mutate({ id, data: { read } }),
    markAllRead: () => all.mutate({ data: { read: true } }),
  }
}

function marked(page: MessagePage, read: boolean, id: string | undefined): MessagePage {
  return { ...page, items: page.items.map((item) => (id === undefined || item.id === id ? { ...item, read } : item)) }
}
