import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saveMyAsset, unsaveMyAsset } from '../../generated/client/assets/assets.ts'
import { saveMyPlaylist, unsaveMyPlaylist } from '../../generated/client/playlists/playlists.ts'
import { notify } from '../ui/notices-store.ts'
import { changeContent, restoreContent } from './content-cache.ts'
import { problemWords } from './problems.ts'

type Saveable = { id: string; type: string; name: string; isSaved: boolean }

/** Saves or unsaves a playlist or an asset. Shows at once; takes itself back with a word if the hub refuses. */
export function useToggleSaved(): (content: Saveable) => void {
  const { t } = useLingui()
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (content: Saveable) => send(content),
    onMutate: ({ id, isSaved }) => changeContent(client, id, { isSaved: !isSaved }),
    onError: (error, { name }, before) => {
      if (before) restoreContent(client, before)
      const reason = problemWords(error).text
      notify(t`${name} stays as it was. ${reason}`, 'problem')
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['me', 'content'] }),
  })
  return mutate
}

function send({ id, type, isSaved }: Saveable) {
  if (type === 'playlist') return isSaved ? unsaveMyPlaylist(id) : saveMyPlaylist(id)
  return isSaved ? unsaveMyAsset(id) : saveMyAsset(id)
}
