import { Link, Outlet, useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useGetMyAssetInPlaylistSuspense } from '../../generated/client/assets/assets.ts'
import { useGetMyPlaylistSuspense } from '../../generated/client/playlists/playlists.ts'
import { Crumbs } from '../ui/crumbs.tsx'
import { isDone } from '../ui/is-done.ts'
import { AssetSkeleton } from './asset-skeleton.tsx'
import { AssetView } from './asset-view.tsx'
import { Neighbours } from './neighbours.tsx'

/** An asset as a part of a playlist, with the way to the one before and after. */
export function AssetInPlaylistPage() {
  const { assetId, playlistId } = useParams({ from: '/app/playlists/$playlistId/assets/$assetId' })
  return (
    <Suspense key={assetId} fallback={<AssetSkeleton />}>
      <LoadedAsset assetId={assetId} playlistId={playlistId} />
    </Suspense>
  )
}

function LoadedAsset({ assetId, playlistId }: { assetId: string; playlistId: string }) {
  const { data: asset } = useGetMyAssetInPlaylistSuspense(assetId, playlistId)
  const { data: playlist } = useGetMyPlaylistSuspense(playlistId)
  const crumbs = (
    <Crumbs>
      <Link to="/playlists/$playlistId" params={{ playlistId }}>
        {playlist.name}
      </Link>
    </Crumbs>
  )
  return (
    <AssetView asset={asset} playlistId={playlistId} crumbs={crumbs}>
      <Neighbours playlistId={playlistId} previous={asset.previousItem} next={asset.nextItem} isDone={isDone(asset)} />
      <Outlet />
    </AssetView>
  )
}
