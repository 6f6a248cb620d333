import { useParams } from '@tanstack/react-router'
import { Comments } from './comments.tsx'

/** The comments below an asset, whether it stands alone or in a playlist. */
export function CommentsOfAsset() {
  const { assetId } = useParams({ strict: false })
  return <Comments key={assetId} content={{ id: assetId!, type: 'asset' }} />
}

/** The comments below a playlist. */
export function CommentsOfPlaylist() {
  const { playlistId } = useParams({ strict: false })
  return <Comments key={playlistId} content={{ id: playlistId!, type: 'playlist' }} />
}
