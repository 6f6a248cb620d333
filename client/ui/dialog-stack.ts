import { useEffect, useState, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let open: readonly symbol[] = []

/** Whether a window is the one on top: of several, it alone takes Escape and the focus. */
export function useIsOnTop(): boolean {
  const [own] = useState(() => Symbol('dialog'))
  useEffect(() => {
    change([...open, own])
    return () => change(open.filter((each) => each !== own))
  }, [own])
  return useSyncExternalStore(subscribe, () => (open.includes(own) ? open.at(-1) === own : true))
}

function change(next: readonly symbol[]): void {
  open = next
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
