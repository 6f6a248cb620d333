import { useSearch } from '@tanstack/react-router'
import { MediaProvider } from 'media-chrome/react/media-store'
import { useEffect, useRef, type RefObject } from 'react'
import type { Asset } from '../../../generated/client/model/asset.ts'
import type { AssetLaunch } from '../../../generated/client/model/assetLaunch.ts'
import { useTellPlace } from '../../shell/place-in-content.ts'
import { useReportedStatus } from '../use-status.ts'
import { Film } from './film.tsx'
import { Sound } from './sound.tsx'
import { Transcript } from './transcript.tsx'
import { useCaptions, type Captions } from './use-captions.ts'
import { usePositionReports } from './use-position-reports.ts'
import { usePlayer, useStoreOf, type Player } from './use-player.ts'
import { useSpeed, type Speed } from './use-speed.ts'

// Going on in the last seconds would show nothing but the end.
const END_SECONDS = 5

/** What a page wants to know of a recording. */
export interface RecordingEvents {
  onPlay?: () => void
  onPause?: () => void
  onEnded?: () => void
}

export type Media = RefObject<HTMLVideoElement | null>

/** What a film and a sound are shown with. */
export interface ShownProps {
  media: Media
  frame: RefObject<HTMLDivElement | null>
  asset: Asset
  url: string
  player: Player
  captions: Captions
  speed: Speed
  events: RecordingEvents
}

type RecordingPlayerProps = RecordingEvents & { asset: Asset; launch: AssetLaunch }

/** A film or a sound, which goes on where one left off. What it does is known to Media Chrome's store; the controls are ours. */
export function RecordingPlayer(props: RecordingPlayerProps) {
  return (
    <MediaProvider>
      <Recording {...props} />
    </MediaProvider>
  )
}

function Recording({ asset, launch, ...events }: RecordingPlayerProps) {
  const media = useRef<HTMLVideoElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const player = usePlayer(media)
  const { at = null } = useSearch({ strict: false })
  const captions = useCaptions(media, launch.subtitles)
  const speed = useSpeed(media)
  usePositionReports(media, asset.id, useReportedStatus(asset, 'updateMyAssetPosition'))
  useStart(media, at, launch.position)
  useStoreOf(media, frame)
  useTellPlace({
    unit: 'seconds',
    now: () => media.current?.currentTime ?? 0,
    go: (second) => {
      player.seek(second)
      frame.current?.scrollIntoView({ block: 'nearest' })
    },
  })
  const Shown = launch.kind === 'audio' ? Sound : Film
  return (
    <>
      <Shown {...{ media, frame, asset, url: launch.url, player, captions, speed, events }} />
      <Transcript media={media} player={player} />
    </>
  )
}

/** Begins where the address says, else where one left off, as soon as the length is known. In seconds; null where there is no such place. */
function useStart(media: Media, at: number | null, leftOff: number | null): void {
  useEffect(() => {
    const element = media.current
    if (!element) return
    const start = () => (at === null ? goOn(element, leftOff) : goTo(element, at))
    // A page that waits for something else draws the element before it shows it, and the length may be known by then.
    if (element.readyState >= HTMLMediaElement.HAVE_METADATA) return start()
    element.addEventListener('loadedmetadata', start, { once: true })
    return () => element.removeEventListener('loadedmetadata', start)
  }, [media, at, leftOff])
}

function goOn(element: HTMLMediaElement, leftOff: number | null): void {
  // Somebody was quicker, and chose a chapter or a line.
  if (element.currentTime > 0) return
  if (leftOff !== null && leftOff < element.duration - END_SECONDS) goTo(element, leftOff)
}

function goTo(element: HTMLMediaElement, second: number): void {
  element.currentTime = second
}
