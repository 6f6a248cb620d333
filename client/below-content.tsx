import { Skeleton } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { viewAs } from './api/view-as.ts'
import { CommentsOfAsset } from './comments/comments-of-page.tsx'

export { CommentsOfPlaylist } from './comments/comments-of-page.tsx'

const Notes = lazy(() => import('./notes/notes.tsx').then((module) => ({ default: module.Notes })))

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
      <CommentsOfAsset />
    </>
  )
}
