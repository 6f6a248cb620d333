import { Cover } from '../../ui/cover/cover.tsx'
import { ControlBar } from './control-bar.tsx'
import { PlaybackProblem } from './playback-problem.tsx'
import { PlayerFrame } from './player-frame.tsx'
import type { ShownProps } from './recording-player.tsx'
import classes from './sound.module.css'
import { crossOriginFor, Tracks } from './tracks.tsx'
import { useCues } from './use-cues.ts'

/** A sound with its cover, and what is said beside it, which no browser shows for a sound. */
export function Sound({ media, frame, asset, url, player, captions, speed, events }: ShownProps) {
  return (
    <PlayerFrame {...{ frame, player, captions, speed }} className={classes.frame}>
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
        <Cover id={asset.id} kind="audio" topicId={asset.topicId} pictureUrl={asset.pictureUrl} />
      </div>
      <div className={classes.side}>
        {captions.isOn && <Said media={media} />}
        <PlaybackProblem media={media} />
        <ControlBar {...{ player, captions, speed }} chapters={asset.chapters} />
      </div>
    </PlayerFrame>
  )
}

function Said({ media }: Pick<ShownProps, 'media'>) {
  const { cues, current } = useCues(media)
  return <p className={classes.said}>{cues.find(({ start }) => start === current)?.text}</p>
}
