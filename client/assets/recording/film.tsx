import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useMediaSelector } from 'media-chrome/react/media-store'
import type { MouseEvent } from 'react'
import { ControlBar } from './control-bar.tsx'
import classes from './film.module.css'
import { PlaybackProblem } from './playback-problem.tsx'
import { PlayerFrame } from './player-frame.tsx'
import type { ShownProps } from './recording-player.tsx'
import { crossOriginFor, Tracks } from './tracks.tsx'
import { useIdle } from './use-idle.ts'
import { useLiftedLines } from './use-lifted-lines.ts'

/** A film. Its controls lie over it and go while it plays and nobody moves; on a narrow page they stand below it. */
export function Film({ media, frame, asset, url, player, captions, speed, events }: ShownProps) {
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
    <PlayerFrame
      {...{ frame, player, captions, speed }}
      className={classes.frame}
      data-idle={isIdle || undefined}
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
      <ControlBar className={classes.controls} {...{ player, captions, speed }} chapters={asset.chapters} isFilm />
    </PlayerFrame>
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
