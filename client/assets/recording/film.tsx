import { useLingui } from '@lingui/react/macro'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useMediaSelector } from 'media-chrome/react/media-store'
import { useRef, type MouseEvent } from 'react'
import type { Asset } from '../../../generated/client/model/asset.ts'
import { ControlBar } from './control-bar.tsx'
import classes from './film.module.css'
import { PlaybackProblem } from './playback-problem.tsx'
import type { Media, RecordingEvents } from './recording-player.tsx'
import { crossOriginFor, Tracks } from './tracks.tsx'
import type { Captions } from './use-captions.ts'
import { useIdle } from './use-idle.ts'
import { useLiftedLines } from './use-lifted-lines.ts'
import { useKeys, usePlayer, useStoreOf } from './use-player.ts'
import type { Speed } from './use-speed.ts'

export interface ShownProps {
  media: Media
  asset: Asset
  url: string
  captions: Captions
  speed: Speed
  events: RecordingEvents
}

/** A film. Its controls lie over it and go while it plays and nobody moves; on a narrow page they stand below it. */
export function Film({ media, asset, url, captions, speed, events }: ShownProps) {
  const { t } = useLingui()
  const frame = useRef<HTMLDivElement>(null)
  useStoreOf(media, frame)
  const player = usePlayer(media)
  const isPaused = useMediaSelector((state) => state.mediaPaused ?? true)
  const { isIdle, wake, sleep } = useIdle(frame, !isPaused)
  useLiftedLines(media, frame, !isIdle)
  const onClick = ({ nativeEvent }: MouseEvent) => {
    // A finger has no place to rest: it calls the controls and sends them away.
    if ((nativeEvent as PointerEvent).pointerType !== 'touch') return player.toggle()
    if (isIdle) wake()
    else sleep()
  }
  return (
    <div
      ref={frame}
      className={classes.frame}
      role="group"
      aria-label={t`Player`}
      tabIndex={-1}
      data-idle={isIdle || undefined}
      onKeyDown={useKeys(player, captions, speed)}
      onPointerMove={wake}
      onFocus={wake}
    >
      <video
        ref={media}
        className={classes.film}
        src={url}
        preload="metadata"
        playsInline
        poster={asset.pictureUrl ?? undefined}
        aria-label={asset.name}
        crossOrigin={crossOriginFor(captions)}
        onClick={onClick}
        onDoubleClick={player.fullScreen}
        {...events}
      >
        <Tracks captions={captions} />
      </video>
      <Middle />
      <PlaybackProblem media={media} />
      <ControlBar className={classes.controls} player={player} captions={captions} speed={speed} isFilm />
    </div>
  )
}

/** Where one looks: the sign that a click plays, or that the film is waiting for the line. */
function Middle() {
  const state = useMediaSelector(({ mediaHasPlayed, mediaPaused, mediaLoading, mediaErrorCode }) => {
    if (mediaErrorCode) return 'none'
    if (!mediaHasPlayed && mediaPaused) return 'ready'
    return mediaLoading && !mediaPaused ? 'waiting' : 'none'
  })
  if (state === 'none') return null
  return (
    <span className={classes.middle} data-state={state} aria-hidden>
      {state === 'ready' && <IconPlayerPlayFilled size={36} />}
    </span>
  )
}
