import { useEffect, useState } from 'react'
import type { Media } from '../recording/worked-on-player.tsx'

/** Where a recording is and how long it is, in milliseconds; the length is null until it is known. */
export function useNow(media: Media): { now: number; length: number | null } {
  const [state, setState] = useState<{ now: number; length: number | null }>({ now: 0, length: null })
  useEffect(() => {
    const element = media.current
    if (!element) return
    const tell = () =>
      setState({
        now: Math.round(element.currentTime * 1_000),
        length: Number.isFinite(element.duration) ? Math.round(element.duration * 1_000) : null,
      })
    const events = ['timeupdate', 'seeking', 'durationchange'] as const
    for (const event of events) element.addEventListener(event, tell)
    tell()
    return () => {
      for (const event of events) element.removeEventListener(event, tell)
    }
  }, [media])
  return state
}
