import { useEffect, useRef, type RefObject } from 'react'
import type { Asset } from '../../generated/client/model/asset.ts'
import type { AssetLaunch } from '../../generated/client/model/assetLaunch.ts'
import { useSession } from '../api/session.ts'
import { localeName } from '../i18n/locales.ts'
import { firstSubtitle } from './first-subtitle.ts'
import { RecordingTools } from './recording-tools.tsx'
import classes from './stage.module.css'
import { usePositionReports } from './use-position-reports.ts'
import { useReportedStatus } from './use-status.ts'

// Going on in the last seconds would show nothing but the end.
const END_SECONDS = 5

/** What a page wants to know of a recording. */
export interface RecordingEvents {
  onPlay?: () => void
  onPause?: () => void
  onEnded?: () => void
}

type RecordingPlayerProps = RecordingEvents & { asset: Asset; launch: AssetLaunch }

/** A video or a sound with the browser's own controls, and what these lack below it; goes on where one left off. */
export function RecordingPlayer({ asset, launch, ...events }: RecordingPlayerProps) {
  const media = useRef<HTMLVideoElement>(null)
  const { user } = useSession()
  const takeOver = useReportedStatus(asset, 'updateMyAssetPosition')
  usePositionReports(media, asset.id, takeOver)
  useResume(media, launch.position)
  const source = {
    ref: media,
    src: launch.url,
    controls: true,
    preload: 'metadata',
    ...events,
    'aria-label': asset.name,
  } as const
  const shown = firstSubtitle(launch.subtitles, user.locale)
  const tracks = launch.subtitles.map(({ id, locale, url }) => (
    <track
      key={id}
      kind="captions"
      src={url}
      srcLang={locale.slice(0, 2)}
      label={localeName(locale)}
      default={id === shown?.id}
    />
  ))
  // Subtitles stand on another origin, and a browser reads them only for a recording that says so.
  const crossOrigin = tracks.length > 0 ? 'anonymous' : undefined
  return (
    <>
      {launch.kind === 'audio' ? (
        <audio {...source} className={classes.audio} crossOrigin={crossOrigin}>
          {tracks}
        </audio>
      ) : (
        <video
          {...source}
          className={classes.video}
          poster={asset.pictureUrl ?? undefined}
          playsInline
          crossOrigin={crossOrigin}
        >
          {tracks}
        </video>
      )}
      <RecordingTools
        media={media}
        onStep={(seconds) => change(media, (element) => (element.currentTime += seconds))}
        onSpeed={(speed) => change(media, (element) => (element.playbackRate = speed))}
        onSeek={(second) => change(media, (element) => (element.currentTime = second))}
      />
    </>
  )
}

function change({ current }: RefObject<HTMLMediaElement | null>, make: (element: HTMLMediaElement) => void): void {
  if (current) make(current)
}

/** Goes to the place where one left off (seconds; null for the beginning), as soon as the length is known. */
function useResume(media: RefObject<HTMLMediaElement | null>, position: number | null): void {
  useEffect(() => {
    const element = media.current
    if (!element || position === null) return
    const resume = () => goOn(element, position)
    // A page that waits for something else draws the element before it shows it, and the length may be known by then.
    if (element.readyState >= HTMLMediaElement.HAVE_METADATA) return resume()
    element.addEventListener('loadedmetadata', resume, { once: true })
    return () => element.removeEventListener('loadedmetadata', resume)
  }, [media, position])
}

function goOn(element: HTMLMediaElement, position: number): void {
  if (position < element.duration - END_SECONDS) element.currentTime = position
}
