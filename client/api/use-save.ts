import { saveMyAsset, unsaveMyAsset } from '../../generated/client/assets/assets.ts'
import { saveMyPlaylist, unsaveMyPlaylist } from '../../generated/client/playlists/playlists.ts'
import { useToggle } from './use-toggle.ts'

type Saveable = { id: string; type: string; name: string }

/** Whether playlists and assets are saved. */
export function useSave() {
  return useToggle<Saveable>({
    name: 'saved',
    send: ({ id, type }, isOn) => {
      if (type === 'playlist') return isOn ? saveMyPlaylist(id) : unsaveMyPlaylist(id)
      return isOn ? saveMyAsset(id) : unsaveMyAsset(id)
    },
    operationOf: ({ type }) => (type === 'playlist' ? 'saveMyPlaylist' : 'saveMyAsset'),
  })
}
