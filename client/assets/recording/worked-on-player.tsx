import { MediaProvider } from 'media-chrome/react/media-store'
import { useEffect, useRef, type RefObject } from 'react'
import type { Asset } from '../../../generated/client/model/asset.ts'
import { kindOf } from '../../ui/content/content-kind.ts'
import { Film } from './film.tsx'
import type { Media } from './recording-player.tsx'
import { Sound } from './sound.tsx'
import type { Captions } from './use-captions.ts'
import { usePlayer, useStoreOf, type Player } from './use-player.ts'
import { useSpeed } from './use-speed.ts'

export type { Media, Player }

/** Stands around a recording that is worked on and all that steers it. */
export const WorkedOnRecording = MediaProvider

/** What is shown over the film comes from what is edited, so there is nothing to choose. */
const NO_CAPTIONS: Captions = { all: [], id: null, isOn: false, show: () => undefined, toggle: () => undefined }

interface WorkedOnPlayerProps {
  media: Media
  player: Player
  asset: Asset
  url: string
  /** What the film shows as its subtitles, with times in seconds. */
  lines: readonly { start: number; end: number; text: string }[]
}

/** For whoever steers a recording beside it. */
export function useWorkedOn(): { media: Media; player: Player } {
  const media = useRef<HTMLVideoElement>(null)
  return { media, player: usePlayer(media) }
}

/** A recording beside something that is made of it: nothing of how far one is, and of having opened it, is kept. */
export function WorkedOnPlayer({ media, player, asset, url, lines }: WorkedOnPlayerProps) {
  const frame: RefObject<HTMLDivElement | null> = useRef(null)
  const speed = useSpeed(media)
  useStoreOf(media, frame)
  useShownLines(media, lines)
  const Shown = kindOf(asset) === 'audio' ? Sound : Film
  const captions = NO_CAPTIONS
  return <Shown {...{ media, frame, asset, url, player, captions, speed, events: {} }} />
}

function useShownLines(media: Media, lines: WorkedOnPlayerProps['lines']): void {
  const track = useRef<TextTrack>(undefined)
  useEffect(() => {
    const element = media.current
    if (!element) return
    // A track that was added stays with its element, so there is one whose lines change.
    track.current ??= element.addTextTrack('captions')
    const shown = track.current
    shown.mode = 'showing'
    while (shown.cues?.[0]) shown.removeCue(shown.cues[0])
    for (const { start, end, text } of lines) if (start < end) shown.addCue(new VTTCue(start, end, text))
  }, [media, lines])
}
