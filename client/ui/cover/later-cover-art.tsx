import { lazy, Suspense, type ComponentProps } from 'react'

const CoverArt = lazy(() => import('./cover-art.tsx').then((module) => ({ default: module.CoverArt })))

/** Nobody waits for it: its ground stands from the start. */
export function LaterCoverArt(props: ComponentProps<typeof CoverArt>) {
  return (
    <Suspense>
      <CoverArt {...props} />
    </Suspense>
  )
}
