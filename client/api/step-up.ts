import { useSyncExternalStore } from 'react'

/** The one place where the hub's wish to see the password once more is turned into a question to the person. */

interface Asked {
  isProved: Promise<boolean>
  answer: (isProved: boolean) => void
}

const listeners = new Set<() => void>()
let asked: Asked | null = null

/** Asks the person who they are, once for all calls that wait for it. @returns false where they would rather not */
export function askStepUp(): Promise<boolean> {
  if (!asked) {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    change({ isProved: promise, answer: resolve })
  }
  return asked!.isProved
}

export function answerStepUp(isProved: boolean): void {
  asked?.answer(isProved)
  change(null)
}

/** Whether a call waits for the person to prove who they are. */
export function useStepUpAsked(): boolean {
  return useSyncExternalStore(subscribe, () => asked !== null)
}

function change(next: Asked | null): void {
  asked = next
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
