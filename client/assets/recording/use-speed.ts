import { useEffect, useState } from 'react'
import { prefer, preferences } from './preferences.ts'
import type { Media } from './recording-player.tsx'

export const SPEEDS: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]

export interface Speed {
  rate: number
  set: (rate: number) => void
}

/** How fast a recording plays; the next one plays as fast. */
export function useSpeed(media: Media): Speed {
  const [rate, setRate] = useState(() => known(preferences().speed))
  useEffect(() => {
    if (media.current) play(media.current, rate)
  }, [media, rate])
  const set = (next: number) => {
    setRate(next)
    prefer({ speed: next })
  }
  return { rate, set }
}

function play(element: HTMLMediaElement, rate: number): void {
  // Whatever is loaded later begins with the rate that is called the default one.
  element.defaultPlaybackRate = rate
  element.playbackRate = rate
}

function known(rate: number): number {
  return SPEEDS.includes(rate) ? rate : 1
}
