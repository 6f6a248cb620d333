import { Skeleton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { Link, useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useGetPlaylistSuspense } from '../../../generated/client/playlists-admin/playlists-admin.ts'
import { Crumbs } from '../../ui/page/crumbs.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Panel } from '../../ui/page/panel.tsx'
import { CommonPanel } from '../common-panel.tsx'
import { Assignments } from '../assignments/assignments.tsx'
import { PlaylistContents } from './playlist-contents.tsx'
import { PlaylistFigures } from './playlist-figures.tsx'
import { PlaylistPins } from './playlist-pins.tsx'
import { PlaylistSettings } from './playlist-settings.tsx'
import { PlaylistState } from './playlist-state.tsx'

/** One playlist, for those who arrange it: whether it is published, what it holds, and what is said of it. */
export function EditPlaylistPage() {
  const { playlistId } = useParams({ from: '/app/manage/library/playlists/$playlistId' })
  return (
    <Suspense key={playlistId} fallback={<PlaylistSkeleton />}>
      <LoadedPlaylist playlistId={playlistId} />
    </Suspense>
  )
}

function LoadedPlaylist({ playlistId }: { playlistId: string }) {
  const { t } = useLingui()
  // The version belongs to the answer itself, which sharing its parts would replace.
  const { data: playlist, refetch } = useGetPlaylistSuspense(playlistId, {}, { query: { structuralSharing: false } })
  const crumbs = (
    <Crumbs>
      <Link to="/manage/library">{t`Library`}</Link>
    </Crumbs>
  )
  return (
    <Page title={playlist.name} crumbs={crumbs}>
      <PlaylistState playlist={playlist} />
      {playlist.isCommon ? (
        <CommonPanel content={playlist} />
      ) : (
        <>
          <Panel
            title={t`Contents`}
            sentence={t`Choose an entry to change it. To move it, drag it, or press Alt and an arrow key.`}
          >
            <PlaylistContents
              playlistId={playlistId}
              isPublished={playlist.published}
              hasNumbers={playlist.hasPlaylistNumbering}
              dueDate={playlist.goal?.type === 'complete' ? playlist.goal.dueDate : null}
            />
          </Panel>
          <Panel title={t`Settings`}>
            <PlaylistSettings playlist={playlist} onReload={refetch} />
          </Panel>
        </>
      )}
      <Assignments content={playlist} kind="playlist" />
      {playlist.topics.length > 0 && (
        <Panel
          title={t`Pinned in topics`}
          sentence={t`A pinned playlist stands in front of everything else in its topic.`}
        >
          <PlaylistPins playlist={playlist} />
        </Panel>
      )}
      <Panel title={t`Figures`}>
        <PlaylistFigures playlistId={playlistId} />
      </Panel>
    </Page>
  )
}

function PlaylistSkeleton() {
  const { t } = useLingui()
  return (
    <Page title={t`Playlist`}>
      <Skeleton height={320} role="status" aria-label={t`Loading`} />
    </Page>
  )
}
