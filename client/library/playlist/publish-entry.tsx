import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import * as access from '../../../generated/access.ts'
import { useUpdateAsset } from '../../../generated/client/assets-admin/assets-admin.ts'
import { useUpdatePlaylist } from '../../../generated/client/playlists-admin/playlists-admin.ts'
import { can } from '../../api/can.ts'
import { useSession } from '../../api/session.ts'
import { useChange } from '../../api/use-change.ts'
import type { ItemEntry } from './contents-rules.ts'

// That it is to be published is meant whatever else somebody changed of it.
const request = { headers: { 'If-Match': '*' } }

/** Publishes what a playlist holds and learners would not find in it. */
export function PublishEntry({ entry: { id, name, type } }: { entry: ItemEntry }) {
  const { t } = useLingui()
  const session = useSession()
  const done = () => t`“${name}” is published. Whoever is in its audience sees it.`
  const playlist = useChange(() => useUpdatePlaylist({ request }), { done })
  const asset = useChange(() => useUpdateAsset({ request }), { done })
  const isPlaylist = type === 'playlist'
  if (!can(session, isPlaylist ? access.updatePlaylist : access.updateAsset)) return null
  const publish = () =>
    isPlaylist
      ? playlist.run({ playlistId: id, data: { published: true } })
      : asset.run({ assetId: id, data: { name, published: true } })
  return (
    <Button size="compact-sm" loading={playlist.isPending || asset.isPending} onClick={publish}>
      <Trans>Publish</Trans>
    </Button>
  )
}
