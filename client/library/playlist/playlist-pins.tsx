import { Button, Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { usePinPlaylists, useUnpinPlaylists } from '../../../generated/client/playlists-admin/playlists-admin.ts'
import { useGetTopic } from '../../../generated/client/topics-admin/topics-admin.ts'
import type { PlaylistAdmin } from '../../../generated/client/model/playlistAdmin.ts'
import { useChange } from '../../api/use-change.ts'
import { PinOrder } from './pin-order.tsx'
import classes from '../library.module.css'

/** In which of its topics a playlist stands at the top. */
export function PlaylistPins({ playlist: { id, topics } }: { playlist: PlaylistAdmin }) {
  return (
    <div className={classes.chooser}>
      {topics.map((topic) => (
        <Pin key={topic.id} playlistId={id} topic={topic} />
      ))}
    </div>
  )
}

function Pin({
  playlistId,
  topic: { id: topicId, name },
}: {
  playlistId: string
  topic: { id: string; name: string }
}) {
  const { t } = useLingui()
  const [isOrdering, setOrdering] = useState(false)
  const { data } = useGetTopic(topicId)
  const pinned = data?.pinnedPlaylistIds ?? []
  const pin = useChange(usePinPlaylists, { done: () => t`Pinned in “${name}”.` })
  const unpin = useChange(useUnpinPlaylists, { done: () => t`No longer pinned in “${name}”.` })
  const body = { data: { topicId, playlistIds: [playlistId] } }
  return (
    <div className={classes.pin}>
      <Checkbox
        label={t`Pinned in “${name}”`}
        checked={pinned.includes(playlistId)}
        disabled={!data || pin.isPending || unpin.isPending}
        onChange={({ currentTarget }) => (currentTarget.checked ? pin : unpin).run(body)}
      />
      {pinned.length > 1 && pinned.includes(playlistId) && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t`Order of the pins in “${name}”`}
          onClick={() => setOrdering(true)}
        >
          <Trans>Order…</Trans>
        </Button>
      )}
      {isOrdering && <PinOrder topic={{ id: topicId, name }} pinnedIds={pinned} onClose={() => setOrdering(false)} />}
    </div>
  )
}
