import { useEffect, useState } from 'react'
import type { Media } from './recording-player.tsx'

export interface Cue {
  /** In seconds. */
  start: number
  end: number
  text: string
}

/** The lines of the subtitles that are shown, and the beginning of the one that is said now. */
export function useCues(media: Media): { cues: Cue[]; current: number | null } {
  const [cues, setCues] = useState<Cue[]>([])
  const [second, setSecond] = useState(0)
  useEffect(() => {
    const element = media.current
    if (!element) return
    const read = () => setCues(cuesOf(element))
    const tell = () => setSecond(element.currentTime)
    // A track tells that it is loaded, and the list that another one is shown.
    element.addEventListener('load', read, true)
    element.textTracks.addEventListener('change', read)
    element.addEventListener('timeupdate', tell)
    read()
    return () => {
      element.removeEventListener('load', read, true)
      element.textTracks.removeEventListener('change', read)
      element.removeEventListener('timeupdate', tell)
    }
  }, [media])
  return { cues, current: cues.find(({ start, end }) => start <= second && second < end)?.start ?? null }
}

/** Of the track that is shown, else of any that is loaded. */
function cuesOf({ textTracks }: HTMLMediaElement): Cue[] {
  const tracks = [...textTracks].filter(({ cues }) => cues && cues.length > 0)
  const track = tracks.find(({ mode }) => mode === 'showing') ?? tracks[0]
  return [...(track?.cues ?? [])].map((cue) => ({
    start: cue.startTime,
    end: cue.endTime,
    text: cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : '',
  }))
}
