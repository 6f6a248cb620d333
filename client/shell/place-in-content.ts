import { createStore, useSelector } from '@tanstack/react-store'
import { useEffect, useEffectEvent } from 'react'

/** Where somebody is in what is open: the player of it says so, and what stands beside the player asks for it. */
export interface PlaceInContent {
  /** What its places are counted in. */
  unit: 'seconds' | 'page'
  now: () => number
  go: (to: number) => void
}

const current = createStore<PlaceInContent | null>(null)

/** Null while nothing is open that has places. */
export function usePlaceInContent(): PlaceInContent | null {
  return useSelector(current, (place) => place)
}

/** For a player: says where one is in it for as long as it is shown. */
export function useTellPlace({ unit, now, go }: PlaceInContent): void {
  const read = useEffectEvent(now)
  const lead = useEffectEvent(go)
  useEffect(() => {
    current.setState(() => ({ unit, now: () => read(), go: (to) => lead(to) }))
    return () => current.setState(() => null)
  }, [unit])
}

let begin: (() => void) | null = null

/** For a key of the player: begins a note where one is now. @returns whether there is anything to write it with */
export function beginNote(): boolean {
  begin?.()
  return begin !== null
}

/** For what notes are written with. */
export function useNoteKey(onBegin: () => void): void {
  const start = useEffectEvent(onBegin)
  useEffect(() => {
    begin = () => start()
    return () => {
      begin = null
    }
  }, [])
}
