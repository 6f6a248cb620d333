import { useQueryClient } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { useReadMyAsset, useUnreadMyAsset } from '../../generated/client/assets/assets.ts'
import type { Asset } from '../../generated/client/model/asset.ts'
import { changeContent, restoreContent } from '../api/content-cache.ts'
import { problemWords } from '../api/problems.ts'
import { notify } from '../ui/notices-store.ts'

/** Marks an asset as done, or as not done; shows at once, with a word if the hub refuses. */
export function useToggleDone(asset: Asset): () => void {
  const { t } = useLingui()
  const client = useQueryClient()
  const isDone = asset.userContentStatus === 'completed'
  const mutation = {
    onMutate: () => changeContent(client, asset.id, { userContentStatus: isDone ? 'notstarted' : 'completed' }),
    onError: (error: unknown, _: unknown, before: Awaited<ReturnType<typeof changeContent>> | undefined) => {
      if (before) restoreContent(client, before)
      const { name } = asset
      const reason = problemWords(error).text
      notify(t`${name} stays as it was. ${reason}`, 'problem')
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['me'] }),
  }
  const read = useReadMyAsset({ mutation })
  const unread = useUnreadMyAsset({ mutation })
  return () => (isDone ? unread : read).mutate({ assetId: asset.id })
}

/** Takes over the state that the hub computed from what a player reported. */
export function useReportedStatus(asset: Asset): (status: Asset['userContentStatus']) => void {
  const client = useQueryClient()
  return (status) => {
    if (!status || status === asset.userContentStatus) return
    void changeContent(client, asset.id, { userContentStatus: status }).then(() =>
      client.invalidateQueries({ queryKey: ['me', 'playlists'] }),
    )
  }
}
