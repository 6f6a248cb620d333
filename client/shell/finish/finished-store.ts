import { createStore, useSelector } from '@tanstack/react-store'

interface Finished {
  /** Who finished which playlist. */
  key: string
  /** The names of sections that opened. */
  opened: string[]
}

const finished = createStore<readonly Finished[]>([])

/** Keeps that somebody finished a playlist until it is told, on this page or the next. */
export function keepFinished(key: string, opened: string[]): void {
  finished.setState((all) => {
    const before = all.find((one) => one.key === key)
    return [...all.filter((one) => one !== before), { key, opened: [...(before?.opened ?? []), ...opened] }]
  })
}

/** Adds sections that opened a moment later to what is to be told last. @returns false where nothing is */
export function addOpened(names: string[]): boolean {
  if (finished.state.length === 0) return false
  finished.setState((all) =>
    all.map((one, index) => (index === all.length - 1 ? { ...one, opened: [...one.opened, ...names] } : one)),
  )
  return true
}

export function forgetFinished(key: string): void {
  finished.setState((all) => all.filter((one) => one.key !== key))
}

/** What is to be told of a playlist; null where nothing is. */
export function useFinished(key: string): Finished | null {
  return useSelector(finished, (all) => all.find((one) => one.key === key) ?? null)
}
