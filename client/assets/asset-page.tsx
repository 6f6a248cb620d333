import { useLingui } from '@lingui/react/macro'
import { Link, Outlet, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useGetMyAsset } from '../../generated/client/assets/assets.ts'
import type { Asset } from '../../generated/client/model/asset.ts'
import { UNLESS_THERE } from '../api/unless-there.ts'
import { FinishWatchAround } from '../shell/finish/finish-watch.tsx'
import { Crumbs } from '../ui/page/crumbs.tsx'
import { AssetPlayer } from './asset-player.tsx'
import { AssetSkeleton } from './asset-skeleton.tsx'
import { AssetView } from './asset-view.tsx'
import { DoneWatch } from './done-watch.tsx'
import { ParentPlaylists } from './parent-playlists.tsx'

/** An asset by itself. */
export function AssetPage() {
  const { assetId } = useParams({ from: '/app/assets/$assetId' })
  // As soon as it is there: Suspense would keep the skeleton for a third of a second.
  const { data: asset } = useGetMyAsset(assetId, { query: UNLESS_THERE })
  return asset ? <LoadedAsset key={assetId} asset={asset} /> : <AssetSkeleton />
}

function LoadedAsset({ asset }: { asset: Asset }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [isPlaying, setPlaying] = useState(false)
  const crumbs = (
    <Crumbs>
      <Link to="/browse">{t`Browse`}</Link>
    </Crumbs>
  )
  return (
    <AssetView
      asset={asset}
      crumbs={crumbs}
      player={
        <AssetPlayer
          asset={asset}
          playlistId={null}
          onExit={() => void navigate({ to: '/' })}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
        />
      }
    >
      <DoneWatch asset={asset} />
      <FinishWatchAround playlists={asset.parentPlaylists} isWaiting={isPlaying} />
      <ParentPlaylists playlists={asset.parentPlaylists} />
      <Outlet />
    </AssetView>
  )
}
