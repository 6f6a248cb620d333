import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let hasEnded = false

/** Called where the hub answers 401: the sign-in screen comes and the page behind it stays as it is. */
export function sessionEnded(): void {
  change(true)
}

export function sessionStarted(): void {
  change(false)
}

/** True from a 401 until somebody signs in again. */
export function useSessionEnded(): boolean {
  return useSyncExternalStore(subscribe, () => hasEnded)
}

function change(ended: boolean): void {
  if (hasEnded === ended) return
  hasEnded = ended
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
