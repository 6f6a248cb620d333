import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPin } from '@tabler/icons-react'
import { useQueries } from '@tanstack/react-query'
import {
  getGetPlaylistQueryOptions,
  usePinPlaylists,
  useRankPinnedPlaylist,
  useUnpinPlaylists,
} from '../../../generated/client/playlists-admin/playlists-admin.ts'
import { useChange } from '../../api/use-change.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { OrderBoard } from '../order-board.tsx'
import classes from '../library.module.css'

type PinOrderProps = {
  topic: { id: string; name: string }
  /** In their order. */
  pinnedIds: readonly string[]
  onClose: () => void
}

/** In which order the playlists at the top of a topic stand. Each move is there at once. */
export function PinOrder({ topic: { id: topicId, name }, pinnedIds, onClose }: PinOrderProps) {
  const { t } = useLingui()
  const playlists = useQueries({ queries: pinnedIds.map((id) => getGetPlaylistQueryOptions(id)) })
  const rank = useChange(useRankPinnedPlaylist)
  const { mutateAsync: pinAgain } = usePinPlaylists()
  const unpin = useChange(useUnpinPlaylists, {
    done: () => t`No longer pinned in “${name}”.`,
    undo: (_, { data }) => pinAgain({ data }),
  })
  const rows = pinnedIds.map((id, index) => ({
    id,
    type: 'playlist',
    // A manager does not read what other teams have pinned.
    name: playlists[index]?.data?.name ?? (playlists[index]?.isError ? t`Playlist of another team` : '…'),
  }))
  const takeOut = ({ id }: { id: string }) => unpin.run({ data: { topicId, playlistIds: [id] } })
  return (
    <Dialog title={t`Order of the pins in “${name}”`} onClose={onClose}>
      <div className={classes.bench}>
        {rows.length > 0 ? (
          <OrderBoard
            label={t`Pinned playlists`}
            rows={rows}
            mayChange
            on="surface"
            isMoving={rank.isPending}
            onMove={({ id }, index) => rank.run({ data: { topicId, playlistId: id, index } })}
            onRemove={takeOut}
            more={(chosen) => (
              <Button variant="default" loading={unpin.isPending} onClick={() => takeOut(chosen)}>
                <Trans>Unpin</Trans>
              </Button>
            )}
          />
        ) : (
          <EmptyState icon={<IconPin size={28} aria-hidden />} title={t`Nothing is pinned here any more`}>
            <Trans>A playlist is pinned on its own page.</Trans>
          </EmptyState>
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
