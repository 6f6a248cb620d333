import { lazy } from 'react'
import type { Asset } from '../../generated/client/model/asset.ts'
import type { AssetLaunch } from '../../generated/client/model/assetLaunch.ts'
import { withViewerTexts } from '../i18n/i18n.ts'
import type { RecordingEvents } from './recording/recording-player.tsx'

const DocumentViewer = lazy(() =>
  withViewerTexts(import('./document/document-viewer.tsx')).then((module) => ({ default: module.DocumentViewer })),
)
const PictureViewer = lazy(() =>
  withViewerTexts(import('./picture/picture-viewer.tsx')).then((module) => ({ default: module.PictureViewer })),
)
/** For whoever knows before the launch that a recording comes. */
export const loadRecordingPlayer = () => withViewerTexts(import('./recording/recording-player.tsx'))
const RecordingPlayer = lazy(() => loadRecordingPlayer().then((module) => ({ default: module.RecordingPlayer })))

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
