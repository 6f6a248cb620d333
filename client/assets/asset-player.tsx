import type { Asset } from '../../generated/client/model/asset.ts'
import type { AssetLaunch } from '../../generated/client/model/assetLaunch.ts'
import { CourseStage } from './course-stage.tsx'
import { FilePlayer, loadViewer } from './file-player.tsx'
import { DownloadCard, LinkCard } from './link-card.tsx'
import classes from './stage.module.css'
import { kindOf } from '../ui/content/content-kind.ts'
import type { RecordingEvents } from './recording/recording-player.tsx'
import { sandboxOf } from './sandbox.ts'
import { StageSkeleton } from './stage-skeleton.tsx'
import { useLaunch } from './use-launch.ts'
import { useRenewal } from './use-renewal.ts'

interface AssetPlayerProps extends RecordingEvents {
  asset: Asset
  /** The playlist that it is opened in; null by itself. */
  playlistId: string | null
  onExit: () => void
}

/** Plays an asset the way the hub says when it is opened. */
export function AssetPlayer(props: AssetPlayerProps) {
  const { asset, playlistId } = props
  // It comes while the hub opens the file, and not after that.
  loadViewer(asset)
  const launch = useLaunch(asset.id, playlistId)
  return launch ? <OpenedAsset {...props} launch={launch} /> : <StageSkeleton kind={kindOf(asset)} />
}

function OpenedAsset({ asset, launch, onExit, ...recording }: PlayedAssetProps) {
  useRenewal(asset.id, launch.kind)
  return <PlayedAsset asset={asset} launch={launch} onExit={onExit} {...recording} />
}

interface PlayedAssetProps extends RecordingEvents {
  asset: Asset
  launch: AssetLaunch
  onExit: () => void
}

/** An asset that was opened. */
export function PlayedAsset({ asset, launch, onExit, ...recording }: PlayedAssetProps) {
  switch (launch.kind) {
    case 'scorm':
      return <CourseStage key={launch.attempt?.launchId} asset={asset} launch={launch} onExit={onExit} />
    case 'video':
    case 'audio':
    case 'pdf':
    case 'picture':
      return <FilePlayer asset={asset} launch={launch} {...recording} />
    case 'site':
      return (
        <iframe
          className={classes.frame}
          src={launch.url}
          title={asset.name}
          sandbox={sandboxOf(launch.url)}
          allow="autoplay; fullscreen"
        />
      )
    case 'link':
      return launch.openInIframe ? <FramedLink url={launch.url} name={asset.name} /> : <LinkCard url={launch.url} />
    case 'download':
      return <DownloadCard url={launch.url} fileName={asset.original_file_name} fileSize={asset.fileSize} />
  }
}

function FramedLink({ url, name }: { url: string; name: string }) {
  return (
    <>
      <iframe
        className={classes.frame}
        src={url}
        title={name}
        sandbox={sandboxOf(url)}
        referrerPolicy="strict-origin-when-cross-origin"
        allow="fullscreen"
      />
      <LinkCard url={url} isFallback />
    </>
  )
}
