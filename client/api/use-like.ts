import { likeMyAsset } from '../../generated/client/assets/assets.ts'
import { likeMyPlaylist } from '../../generated/client/playlists/playlists.ts'
import { useToggle } from './use-toggle.ts'

type Likeable = { id: string; type: string; name: string }

/** Whether the person likes playlists and assets. */
export function useLike() {
  return useToggle<Likeable>({
    name: 'liked',
    send: ({ id, type }, isOn) =>
      type === 'playlist' ? likeMyPlaylist(id, { isLiked: isOn }) : likeMyAsset(id, { rated_like: isOn ? 1 : 0 }),
    operationOf: ({ type }) => (type === 'playlist' ? 'likeMyPlaylist' : 'likeMyAsset'),
  })
}
