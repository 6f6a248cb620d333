import { useEffect, type RefObject } from 'react'
import type { Media } from './recording-player.tsx'

/** Pixels that a line of subtitles needs, in the size that our style sheet gives it. */
const LINE_PX = 24

/** Moves subtitles above the controls while these lie over the film. A line whose place its author chose stays there. */
export function useLiftedLines(media: Media, frame: RefObject<HTMLElement | null>, areControlsShown: boolean): void {
  useEffect(() => {
    const element = media.current
    if (!element) return
    const lift = () => {
      const hidden = areControlsShown ? linesHidden(element, frame.current) : 0
      for (const track of element.textTracks) if (track.mode === 'showing') liftLines(track, hidden)
    }
    lift()
    element.addEventListener('load', lift, true)
    element.textTracks.addEventListener('change', lift)
    return () => {
      element.removeEventListener('load', lift, true)
      element.textTracks.removeEventListener('change', lift)
    }
  }, [media, frame, areControlsShown])
}

const moved = new WeakSet<TextTrackCue>()

function liftLines(track: TextTrack, hidden: number): void {
  const line = hidden > 0 ? -hidden - 1 : 'auto'
  let hasMoved = false
  for (const cue of track.cues ?? []) {
    if (!(cue instanceof VTTCue) || (cue.line !== 'auto' && !moved.has(cue)) || cue.line === line) continue
    moved.add(cue)
    cue.line = line
    hasMoved = true
  }
  if (!hasMoved) return
  // Chromium draws a line that is shown already where it was before, until it is shown anew.
  track.mode = 'hidden'
  track.mode = 'showing'
}

/** How many lines of the film the controls cover. */
function linesHidden(film: HTMLElement, frame: HTMLElement | null): number {
  const controls = frame?.querySelector('[data-controls]')
  if (!controls) return 0
  const covered = film.getBoundingClientRect().bottom - controls.getBoundingClientRect().top
  return Math.max(Math.floor(covered / LINE_PX), 0)
}
