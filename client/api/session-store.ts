import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let state: 'open' | 'ended' | 'enrolling' = 'open'

/** Called where the hub answers 401: the sign-in screen comes and the page behind it stays as it is. */
export function sessionEnded(): void {
  change('ended')
}

/** Called where the hub refuses all but setting up a second factor. */
export function enrolmentRequired(): void {
  change('enrolling')
}

/** Called when somebody has signed in, or has set up the second factor that was missing. */
export function sessionStarted(): void {
  change('open')
}

/** True from a 401 until somebody signs in again. */
export function useSessionEnded(): boolean {
  return useSyncExternalStore(subscribe, () => state === 'ended')
}

/** True while a second factor has to be set up before anything else. */
export function useEnrolmentRequired(): boolean {
  return useSyncExternalStore(subscribe, () => state === 'enrolling')
}

function change(next: typeof state): void {
  if (state === next) return
  state = next
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
