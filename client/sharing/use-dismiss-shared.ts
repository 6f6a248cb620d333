import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { getListMySharedContentQueryKey, useDismissMySharedContent } from '../../generated/client/shared/shared.ts'
import type { SharedItem } from '../../generated/client/model/sharedItem.ts'
import type { SharedItemPage } from '../../generated/client/model/sharedItemPage.ts'
import { problemWords } from '../api/problems.ts'
import { refreshAfter } from '../api/refresh.ts'
import { notify } from '../ui/notices-store.ts'

/** Takes something off the list of what was shared. It goes at once, and comes back with a word if the hub refuses. */
export function useDismissShared(): (item: SharedItem) => void {
  const { t } = useLingui()
  const client = useQueryClient()
  const queryKey = getListMySharedContentQueryKey()
  const { mutate } = useDismissMySharedContent({
    mutation: {
      onMutate: ({ data }) => {
        client.setQueriesData<SharedItemPage>({ queryKey }, (page) => page && without(page, data))
      },
      onError: (error) => {
        void refreshAfter(client, 'dismissMySharedContent')
        notify(t`It stays on your list. ${problemWords(error).text}`, 'problem')
      },
    },
  })
  return ({ share_ref_id, share_context_id }) => mutate({ data: { share_ref_id, share_context_id } })
}

function without(page: SharedItemPage, gone: Pick<SharedItem, 'share_ref_id' | 'share_context_id'>): SharedItemPage {
  const items = page.items.filter(
    (item) => item.share_ref_id !== gone.share_ref_id || item.share_context_id !== gone.share_context_id,
  )
  return { ...page, items, total: page.total - (page.items.length - items.length) }
}
