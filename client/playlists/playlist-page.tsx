import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, Outlet, useParams } from '@tanstack/react-router'
import { IconStack2 } from '@tabler/icons-react'
import { useGetMyPlaylistSuspense } from '../../generated/client/playlists/playlists.ts'
import { partsOf } from '../api/next-item.ts'
import { useHasPlaylist, usePlaylistContents } from '../api/use-playlist-contents.ts'
import { FinishWatch, FinishWatchAround } from '../shell/finish/finish-watch.tsx'
import { Crumbs } from '../ui/page/crumbs.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { PageTitle } from '../ui/page/page.tsx'
import { Contribute } from './contribute.tsx'
import { ItemRow } from './item-row.tsx'
import { PartOfPlaylist } from './part-of-playlist.tsx'
import { PlaylistHero } from './playlist-hero.tsx'
import { PlaylistSkeleton } from './playlist-skeleton.tsx'
import classes from './playlist.module.css'

export function PlaylistPage() {
  const { playlistId } = useParams({ from: '/app/playlists/$playlistId' })
  return useHasPlaylist(playlistId) ? <PlaylistView key={playlistId} playlistId={playlistId} /> : <PlaylistSkeleton />
}

function PlaylistView({ playlistId }: { playlistId: string }) {
  const { t } = useLingui()
  const { data: playlist } = useGetMyPlaylistSuspense(playlistId)
  const { contents, hasMore, isLoadingMore, loadMore } = usePlaylistContents(playlistId)
  return (
    <div className={classes.page}>
      <PageTitle title={playlist.name} />
      <Crumbs>
        <Link to="/browse">{t`Browse`}</Link>
        {playlist.parentPlaylists[0] && (
          <Link to="/playlists/$playlistId" params={{ playlistId: playlist.parentPlaylists[0].id }}>
            {playlist.parentPlaylists[0].name}
          </Link>
        )}
      </Crumbs>
      <PlaylistHero playlist={playlist} contents={contents} />
      <FinishWatch playlistId={playlistId} />
      <FinishWatchAround playlists={playlist.parentPlaylists} />
      {partsOf(contents).map((part) => (
        <PartOfPlaylist
          key={part.section?.id ?? part.items[0]?.id}
          part={part}
          numbering={playlist.hasPlaylistNumbering}
          row={(item, place) => <ItemRow item={item} playlistId={playlistId} place={place} />}
        />
      ))}
      {contents.length === 0 && (
        <EmptyState icon={<IconStack2 size={28} aria-hidden />} title={t`This playlist is empty`}>
          <Trans>Nothing has been added to it yet.</Trans>
        </EmptyState>
      )}
      {hasMore && (
        <Button variant="default" className={classes.more} loading={isLoadingMore} onClick={loadMore}>
          <Trans>Show more of this playlist</Trans>
        </Button>
      )}
      {playlist.mayContribute && <Contribute playlistId={playlistId} />}
      <Outlet />
    </div>
  )
}
