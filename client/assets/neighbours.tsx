import { useLingui } from '@lingui/react/macro'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import type { PlaylistNeighbour } from '../../generated/client/model/playlistNeighbour.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { contentLink } from '../ui/content-link.ts'
import classes from './neighbours.module.css'

type NeighboursProps = { playlistId: string; previous: PlaylistNeighbour; next: PlaylistNeighbour; isDone: boolean }

/** The items before and after in the playlist. Once this one is done, the next is the thing to do. */
export function Neighbours({ playlistId, previous, next, isDone }: NeighboursProps) {
  const { t } = useLingui()
  const previousName = previous?.name
  const nextName = next?.name
  return (
    <nav className={classes.neighbours} aria-label={t`In this playlist`}>
      {previous && (
        <ButtonLink
          {...contentLink(previous, playlistId)}
          variant="default"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
        >
          {t`Back to ${previousName}`}
        </ButtonLink>
      )}
      {next ? (
        <ButtonLink
          {...contentLink(next, playlistId)}
          className={classes.next}
          variant={isDone ? 'filled' : 'default'}
          rightSection={<IconArrowRight size={18} aria-hidden />}
        >
          {t`Next: ${nextName}`}
        </ButtonLink>
      ) : (
        <ButtonLink
          to="/playlists/$playlistId"
          params={{ playlistId }}
          className={classes.next}
          variant={isDone ? 'filled' : 'default'}
        >
          {t`Back to the playlist`}
        </ButtonLink>
      )}
    </nav>
  )
}
