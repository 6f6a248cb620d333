import { Skeleton } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { viewAs } from './api/view-as.ts'
import { withAccountTexts } from './i18n/i18n.ts'

const Comments = lazy(() =>
  withAccountTexts(import('./comments/comments.tsx')).then((module) => ({ default: module.Comments })),
)
const Notes = lazy(() => withAccountTexts(import('./notes/notes.tsx')).then((module) => ({ default: module.Notes })))

/** What people say about a playlist. */
export function BelowPlaylist() {
  const { playlistId } = useParams({ strict: false })
  return (
    <Suspense>
      <Comments key={playlistId} content={{ id: playlistId!, type: 'playlist' }} />
    </Suspense>
  )
}

/** Below an asset, whether it stands alone or in a playlist: one's own notes, which no view of an admin shows, and what people say. */
export function BelowAsset() {
  const { assetId } = useParams({ strict: false })
  return (
    <>
      {!viewAs() && (
        <Suspense fallback={<Skeleton height={104} radius={12} />}>
          <Notes key={assetId} contentId={assetId!} />
        </Suspense>
      )}
      <Suspense>
        <Comments key={assetId} content={{ id: assetId!, type: 'asset' }} />
      </Suspense>
    </>
  )
}
