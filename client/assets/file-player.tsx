import { lazyRouteComponent } from '@tanstack/react-router'
import type { Asset } from '../../generated/client/model/asset.ts'
import type { AssetLaunch } from '../../generated/client/model/assetLaunch.ts'
import { withViewerTexts } from '../i18n/i18n.ts'
import { kindOf, type ContentKind } from '../ui/content/content-kind.ts'
import type { RecordingEvents } from './recording/recording-player.tsx'

// Those of the router are there at once where they were asked for before; React's own wait for a third of a second even then.
const RecordingPlayer = lazyRouteComponent(
  () => withViewerTexts(import('./recording/recording-player.tsx')),
  'RecordingPlayer',
)
const DocumentViewer = lazyRouteComponent(
  () => withViewerTexts(import('./document/document-viewer.tsx')),
  'DocumentViewer',
)
const PictureViewer = lazyRouteComponent(() => withViewerTexts(import('./picture/picture-viewer.tsx')), 'PictureViewer')

const VIEWERS: Partial<Record<ContentKind, { preload?: () => unknown }>> = {
  video: RecordingPlayer,
  audio: RecordingPlayer,
  pdf: DocumentViewer,
  picture: PictureViewer,
}

/** For whoever knows before the launch what comes. */
export function loadViewer(asset: Asset): void {
  VIEWERS[kindOf(asset)]?.preload?.()
}

/** Plays a film, a sound, a PDF or a picture, wherever its file lies. */
export function FilePlayer({ asset, launch, ...recording }: RecordingEvents & { asset: Asset; launch: AssetLaunch }) {
  switch (launch.kind) {
    case 'video':
    case 'audio':
      return <RecordingPlayer asset={asset} launch={launch} {...recording} />
    case 'pdf':
      return <DocumentViewer asset={asset} launch={launch} />
    default:
      return <PictureViewer url={launch.url} name={asset.name} alternativeText={asset.alternativeText ?? asset.name} />
  }
}
