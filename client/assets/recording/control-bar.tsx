import { useLingui } from '@lingui/react/macro'
import {
  IconBadgeCc,
  IconBadgeCcFilled,
  IconMaximize,
  IconMinimize,
  IconPictureInPicture,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconReload,
  IconRewindBackward10,
  IconRewindForward10,
} from '@tabler/icons-react'
import { useMediaSelector } from 'media-chrome/react/media-store'
import type { Chapter } from '../../../generated/client/model/chapter.ts'
import { ControlButton } from '../viewing/control-button.tsx'
import { ChapterMenu } from './chapter-menu.tsx'
import classes from './control-bar.module.css'
import { STEP_SECONDS } from './keys.ts'
import { SeekBar } from './seek-bar.tsx'
import { Settings } from './settings.tsx'
import type { Captions } from './use-captions.ts'
import type { Player } from './use-player.ts'
import type { Speed } from './use-speed.ts'
import { Volume } from './volume.tsx'

interface ControlBarProps {
  player: Player
  captions: Captions
  speed: Speed
  chapters: readonly Chapter[]
  isFilm?: boolean
  className?: string
}

/** Where one is, and all that can be done. What a narrow player has no room for, its keys have. */
export function ControlBar({ player, captions, speed, chapters, isFilm = false, className = '' }: ControlBarProps) {
  const { t } = useLingui()
  return (
    <div className={`${classes.bar} ${className}`} data-controls>
      <SeekBar player={player} chapters={chapters} />
      <div className={classes.buttons}>
        <PlayButton player={player} />
        <ControlButton name={t`Back 10 seconds`} shortcut="J" onClick={() => player.step(-STEP_SECONDS)}>
          <IconRewindBackward10 size={22} aria-hidden />
        </ControlButton>
        <ControlButton name={t`Forward 10 seconds`} shortcut="L" onClick={() => player.step(STEP_SECONDS)}>
          <IconRewindForward10 size={22} aria-hidden />
        </ControlButton>
        <Volume player={player} />
        {chapters.length > 0 ? <ChapterMenu chapters={chapters} player={player} /> : <span className={classes.gap} />}
        {captions.id && <CaptionsButton captions={captions} />}
        <Settings captions={captions} speed={speed} />
        {isFilm && <PictureInPictureButton player={player} />}
        {isFilm && <FullScreenButton player={player} />}
      </div>
    </div>
  )
}

type PlayerProps = { player: Player }

function PlayButton({ player: { toggle } }: PlayerProps) {
  const { t } = useLingui()
  const isPaused = useMediaSelector((state) => state.mediaPaused ?? true)
  const hasEnded = useMediaSelector((state) => state.mediaEnded ?? false)
  const pausedName = hasEnded ? t`Play again` : t`Play`
  const PausedIcon = hasEnded ? IconReload : IconPlayerPlayFilled
  const Icon = isPaused ? PausedIcon : IconPlayerPauseFilled
  return (
    <ControlButton name={isPaused ? pausedName : t`Pause`} shortcut="K" onClick={toggle}>
      <Icon size={22} aria-hidden />
    </ControlButton>
  )
}

function CaptionsButton({ captions: { isOn, toggle } }: Pick<ControlBarProps, 'captions'>) {
  const { t } = useLingui()
  const Icon = isOn ? IconBadgeCcFilled : IconBadgeCc
  return (
    <ControlButton name={t`Subtitles`} shortcut="C" isPressed={isOn} onClick={toggle}>
      <Icon size={22} aria-hidden />
    </ControlButton>
  )
}

function PictureInPictureButton({ player: { pictureInPicture } }: PlayerProps) {
  const { t } = useLingui()
  const isOn = useMediaSelector((state) => state.mediaIsPip ?? false)
  const isMissing = useMediaSelector((state) => Boolean(state.mediaPipUnavailable))
  if (isMissing) return null
  return (
    <ControlButton
      name={t`Picture in picture`}
      shortcut="I"
      isPressed={isOn}
      onClick={pictureInPicture}
      className={classes.wideOnly}
    >
      <IconPictureInPicture size={22} aria-hidden />
    </ControlButton>
  )
}

function FullScreenButton({ player: { fullScreen } }: PlayerProps) {
  const { t } = useLingui()
  const isOn = useMediaSelector((state) => state.mediaIsFullscreen ?? false)
  const isMissing = useMediaSelector((state) => Boolean(state.mediaFullscreenUnavailable))
  if (isMissing) return null
  const Icon = isOn ? IconMinimize : IconMaximize
  return (
    <ControlButton name={t`Full screen`} shortcut="F" isPressed={isOn} onClick={fullScreen}>
      <Icon size={22} aria-hidden />
    </ControlButton>
  )
}
