import { lazy, Suspense, useState } from 'react'
import { useListWelcomeViews } from '../../generated/client/welcome-views-admin/welcome-views-admin.ts'

const WelcomeWindow = lazy(() => import('./welcome-window.tsx').then((module) => ({ default: module.WelcomeWindow })))

/** Shows somebody the welcome view that is for them, until they close it. Most people have seen theirs, and load no more than this. */
export function WelcomeStep() {
  const [isClosed, setClosed] = useState(false)
  const { data } = useListWelcomeViews({
    // The settings read the same answer, with the version that came with it.
    query: { staleTime: Number.POSITIVE_INFINITY, structuralSharing: false },
  })
  const view = data?.items.find(({ isForMe, isEnabled, isSeen }) => isForMe && isEnabled && !isSeen)
  if (!view || isClosed) return null
  return (
    <Suspense fallback={null}>
      <WelcomeWindow view={view} onClose={() => setClosed(true)} />
    </Suspense>
  )
}
