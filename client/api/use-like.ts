import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { likeMyAsset } from '../../generated/client/assets/assets.ts'
import { likeMyPlaylist } from '../../generated/client/playlists/playlists.ts'
import { notify } from '../ui/notices-store.ts'
import { changeContent, restoreContent } from './content-cache.ts'
import { problemWords } from './problems.ts'

type Likeable = { id: string; type: string; name: string; isLiked: boolean }

/** Likes a playlist or an asset, or takes the like back; shows at once, with a word if the hub refuses. */
export function useToggleLiked(): (content: Likeable) => void {
  const { t } = useLingui()
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({ id, type, isLiked }: Likeable) =>
      type === 'playlist'
        ? likeMyPlaylist(id, { isLiked: !isLiked })
        : likeMyAsset(id, { rated_like: isLiked ? 0 : 1 }),
    onMutate: ({ id, isLiked }) => changeContent(client, id, { isLiked: !isLiked }),
    onError: (error, { name }, before) => {
      if (before) restoreContent(client, before)
      const reason = problemWords(error).text
      notify(t`${name} stays as it was. ${reason}`, 'problem')
    },
  })
  return mutate
}
