import { Activity, lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { viewAs } from '../api/view-as.ts'

/** Nobody waits for it: most people are asked nothing. */
const NewcomerStep = lazy(() => import('./afterwards.ts').then((module) => ({ default: module.NewcomerStep })))

/**
 * Asks whoever comes in for what is missing in their profile, before they go on to the page that they wanted. It is decided
 * once, when they come: a field that the hub adds meanwhile does not take the page away from them.
 */
export function NewcomerGate({ children }: { children: ReactNode }) {
  const [isAsked, setAsked] = useState<boolean | null>(viewAs() ? false : null)
  const wasAsked = useRef(false)
  // The form is gone, so the keyboard goes on from the top of the page.
  useEffect(() => {
    if (wasAsked.current && !isAsked) document.getElementById('content')?.focus({ preventScroll: true })
    wasAsked.current = isAsked ?? false
  }, [isAsked])
  return (
    <>
      {isAsked !== false && (
        <Suspense fallback={null}>
          <NewcomerStep isAsked={isAsked} onDecide={setAsked} />
        </Suspense>
      )}
      <Activity mode={isAsked ? 'hidden' : 'visible'}>{children}</Activity>
    </>
  )
}
