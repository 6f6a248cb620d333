import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Cover } from '../../ui/cover.tsx'
import { ControlBar } from './control-bar.tsx'
import type { ShownProps } from './film.tsx'
import { PlaybackProblem } from './playback-problem.tsx'
import classes from './sound.module.css'
import { crossOriginFor, Tracks } from './tracks.tsx'
import { useCues } from './use-cues.ts'
import { useKeys, usePlayer, useStoreOf } from './use-player.ts'

/** A sound with its cover, and what is said beside it, which no browser shows for a sound. */
export function Sound({ media, asset, url, captions, speed, events }: ShownProps) {
  const { t } = useLingui()
  const frame = useRef<HTMLDivElement>(null)
  useStoreOf(media, frame)
  const player = usePlayer(media)
  return (
    <div
      ref={frame}
      className={classes.frame}
      role="group"
      aria-label={t`Player`}
      tabIndex={-1}
      onKeyDown={useKeys(player, captions, speed)}
    >
      <audio
        ref={media}
        src={url}
        preload="metadata"
        aria-label={asset.name}
        crossOrigin={crossOriginFor(captions)}
        {...events}
      >
        <Tracks captions={captions} />
      </audio>
      <div className={classes.cover}>
        <Cover id={asset.id} kind="audio" pictureUrl={asset.pictureUrl} />
      </div>
      <div className={classes.side}>
        {captions.isOn && <Said media={media} />}
        <PlaybackProblem media={media} />
        <ControlBar player={player} captions={captions} speed={speed} />
      </div>
    </div>
  )
}

function Said({ media }: Pick<ShownProps, 'media'>) {
  const { cues, current } = useCues(media)
  return <p className={classes.said}>{cues.find(({ start }) => start === current)?.text}</p>
}
