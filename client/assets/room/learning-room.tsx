import { Link, Outlet, useNavigate, useParams } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useGetMyAssetInPlaylist, useGetMyAssetInPlaylistSuspense } from '../../../generated/client/assets/assets.ts'
import { useGetMyPlaylistSuspense } from '../../../generated/client/playlists/playlists.ts'
import { itemAfter } from '../../api/next-item.ts'
import { UNLESS_THERE } from '../../api/unless-there.ts'
import { useHasPlaylist, usePlaylistContents } from '../../api/use-playlist-contents.ts'
import { FinishWatch, FinishWatchAround } from '../../shell/finish/finish-watch.tsx'
import { Crumbs } from '../../ui/page/crumbs.tsx'
import { isDone } from '../../ui/content/is-done.ts'
import { AssetSkeleton } from '../asset-skeleton.tsx'
import { AssetView } from '../asset-view.tsx'
import { useDone } from '../use-status.ts'
import { Outline } from './outline.tsx'
import { OutlineSkeleton } from './outline-skeleton.tsx'
import classes from './room.module.css'
import { RoomBar } from './room-bar.tsx'
import { RoomStage } from './room-stage.tsx'

type StageProps = { assetId: string; playlistId: string; onPlaying: (isPlaying: boolean) => void }

/** The learning room: an asset of a playlist on the stage, and beside it the outline of the playlist. */
export function LearningRoom() {
  const { assetId, playlistId } = useParams({ from: '/app/playlists/$playlistId/assets/$assetId' })
  const [playingId, setPlayingId] = useState<string | null>(null)
  // Stage and outline ask at the same time.
  const { data: asset } = useGetMyAssetInPlaylist(assetId, playlistId, { query: UNLESS_THERE })
  const hasPlaylist = useHasPlaylist(playlistId)
  return (
    <div className={classes.room}>
      {asset && hasPlaylist ? (
        <Stage
          key={assetId}
          assetId={assetId}
          playlistId={playlistId}
          onPlaying={(isPlaying) => setPlayingId(isPlaying ? assetId : null)}
        />
      ) : (
        <AssetSkeleton />
      )}
      <aside className={classes.aside}>{hasPlaylist ? <Outline playlistId={playlistId} /> : <OutlineSkeleton />}</aside>
      {hasPlaylist && (
        <Suspense fallback={null}>
          <FinishWatch playlistId={playlistId} isWaiting={playingId === assetId} />
          <WatchAround playlistId={playlistId} isWaiting={playingId === assetId} />
        </Suspense>
      )}
    </div>
  )
}

function WatchAround({ playlistId, isWaiting }: { playlistId: string; isWaiting: boolean }) {
  const { data: playlist } = useGetMyPlaylistSuspense(playlistId)
  return <FinishWatchAround playlists={playlist.parentPlaylists} isWaiting={isWaiting} />
}

function Stage({ assetId, playlistId, onPlaying }: StageProps) {
  const navigate = useNavigate()
  const { data: asset } = useGetMyAssetInPlaylistSuspense(assetId, playlistId)
  const { data: playlist } = useGetMyPlaylistSuspense(playlistId)
  const { contents } = usePlaylistContents(playlistId)
  const done = useDone()
  const next = itemAfter(contents, assetId)
  const leave = () => void navigate({ to: '/playlists/$playlistId', params: { playlistId } })
  const crumbs = (
    <Crumbs>
      <Link to="/playlists/$playlistId" params={{ playlistId }} activeOptions={{ exact: true }}>
        {playlist.name}
      </Link>
    </Crumbs>
  )
  return (
    <AssetView
      asset={asset}
      crumbs={crumbs}
      player={<RoomStage asset={asset} playlistId={playlistId} next={next} onExit={leave} onPlaying={onPlaying} />}
    >
      <RoomBar playlist={playlist} asset={asset} next={next} isDone={done.isOn(assetId, isDone(asset))} />
      <Outlet />
    </AssetView>
  )
}
