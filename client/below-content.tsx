import { Skeleton } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { viewAs } from './api/view-as.ts'
import { withAccountTexts } from './i18n/i18n.ts'

const Comments = lazy(() =>
  withAccountTexts(import('./comments/comments.tsx')).then((module) => ({ default: module.Comments })),
)
const Notes = lazy(() => withAccountTexts(import('./notes/notes.tsx')).then((module) => ({ default: module.Notes })))

/** What people say about a playlist. */
export function BelowPlaylist() {
  const { playlistId } = useParams({ strict: false })
  const isTime = useIsTime()
  return <Suspense>{isTime && <Comments key={playlistId} content={{ id: playlistId!, type: 'playlist' }} />}</Suspense>
}

/** Below an asset, whether it stands alone or in a playlist: one's own notes, which no view of an admin shows, and what people say. */
export function BelowAsset() {
  const { assetId } = useParams({ strict: false })
  const isTime = useIsTime()
  const inPlaceOfNotes = <Skeleton height={104} radius={12} />
  return (
    <>
      {!viewAs() && (
        <Suspense fallback={inPlaceOfNotes}>
          {isTime ? <Notes key={assetId} contentId={assetId!} /> : inPlaceOfNotes}
        </Suspense>
      )}
      <Suspense>{isTime && <Comments key={assetId} content={{ id: assetId!, type: 'asset' }} />}</Suspense>
    </>
  )
}

/** What the page itself asks for comes first: false until the browser has nothing to do, or for two seconds. */
function useIsTime(): boolean {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const begin = () => setTime(true)
    // Safari does not say when.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(begin, 200)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(begin, { timeout: 2000 })
    return () => cancelIdleCallback(idle)
  }, [])
  return isTime
}
