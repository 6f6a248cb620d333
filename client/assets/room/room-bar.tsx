import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconArrowLeft, IconArrowRight, IconListDetails, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useState } from 'react'
import type { AssetInPlaylist } from '../../../generated/client/model/assetInPlaylist.ts'
import type { Playlist } from '../../../generated/client/model/playlist.ts'
import type { PlaylistItem } from '../../../generated/client/model/playlistItem.ts'
import { ButtonLink } from '../../ui/control/button-link.tsx'
import { contentLink } from '../../ui/content/content-link.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Outline } from './outline.tsx'
import classes from './room.module.css'
import { useRoomKeys } from './use-room-keys.ts'

interface RoomBarProps {
  playlist: Playlist
  asset: AssetInPlaylist
  /** What is still to do after it. */
  next: PlaylistItem | null
  isDone: boolean
}

/** The items before and after, and what is to do. Below 1,000 px it stays at the bottom and opens the outline. */
export function RoomBar({ playlist, asset: { previousItem, nextItem }, next, isDone }: RoomBarProps) {
  const { t } = useLingui()
  const previousName = previousItem?.name
  const nextName = nextItem?.name
  useRoomKeys(playlist.id, previousItem, nextItem)
  const isNextDue = isDone && next !== null && next.id === nextItem?.id
  return (
    <nav className={classes.bar} aria-label={t`In this playlist`}>
      {previousItem && (
        <ButtonLink
          {...contentLink(previousItem, playlist.id)}
          className={classes.back}
          variant="default"
          aria-keyshortcuts="Alt+ArrowUp"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
        >
          <span>{t`Back to ${previousName}`}</span>
        </ButtonLink>
      )}
      <OutlineButton playlist={playlist} />
      {isDone && next && !isNextDue && <DueButton next={next} playlistId={playlist.id} />}
      {nextItem ? (
        <ButtonLink
          {...contentLink(nextItem, playlist.id)}
          className={classes.next}
          variant={isNextDue ? 'filled' : 'default'}
          aria-keyshortcuts="Alt+ArrowDown"
          rightSection={<IconArrowRight size={18} aria-hidden />}
        >
          {t`Next: ${nextName}`}
        </ButtonLink>
      ) : (
        <ButtonLink
          to="/playlists/$playlistId"
          params={{ playlistId: playlist.id }}
          className={classes.next}
          variant={isDone && !next ? 'filled' : 'default'}
        >
          {t`Back to the playlist`}
        </ButtonLink>
      )}
    </nav>
  )
}

/** Leads past what is done or optional to what is still to do. */
function DueButton({ next, playlistId }: { next: PlaylistItem; playlistId: string }) {
  const { t } = useLingui()
  const { name } = next
  return (
    <ButtonLink
      {...contentLink(next, playlistId)}
      className={classes.due}
      leftSection={<IconPlayerPlayFilled size={16} aria-hidden />}
    >
      {t`Continue with ${name}`}
    </ButtonLink>
  )
}

function OutlineButton({ playlist }: { playlist: Playlist }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { requiredCount, completedCount } = playlist.progress
  return (
    <>
      <Button
        className={classes.opener}
        variant="default"
        aria-haspopup="dialog"
        leftSection={<IconListDetails size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <span className="visually-hidden">{t`Outline`} </span>
        {`${completedCount}/${requiredCount}`}
      </Button>
      {isOpen && (
        <Dialog title={t`Outline`} onClose={() => setOpen(false)} isSheet>
          <Outline playlistId={playlist.id} />
        </Dialog>
      )}
    </>
  )
}
