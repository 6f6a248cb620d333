import { useLingui } from '@lingui/react/macro'
import { IconVolume, IconVolume2, IconVolume3 } from '@tabler/icons-react'
import { useMediaSelector } from 'media-chrome/react/media-store'
import type { CSSProperties } from 'react'
import { useFormat } from '../../i18n/use-format.ts'
import classes from './control-bar.module.css'
import { ControlButton } from '../viewing/control-button.tsx'
import type { Player } from './use-player.ts'

/** How loud it is. A device that leaves this to its own keys has none of it. */
export function Volume({ player }: { player: Player }) {
  const { t } = useLingui()
  const format = useFormat()
  const isMissing = useMediaSelector((state) => Boolean(state.mediaVolumeUnavailable))
  const isMuted = useMediaSelector((state) => Boolean(state.mediaMuted))
  const volume = useMediaSelector((state) => (state.mediaMuted ? 0 : (state.mediaVolume ?? 1)))
  if (isMissing) return null
  const LoudIcon = volume < 0.5 ? IconVolume2 : IconVolume
  const Icon = volume === 0 ? IconVolume3 : LoudIcon
  return (
    <span className={classes.volume}>
      <ControlButton name={t`Mute`} shortcut="M" isPressed={isMuted} onClick={player.mute}>
        <Icon size={22} aria-hidden />
      </ControlButton>
      <input
        type="range"
        data-own-keys
        className={classes.loudness}
        min={0}
        max={1}
        step={0.05}
        value={volume}
        style={{ '--played': volume } as CSSProperties}
        aria-label={t`Volume`}
        aria-valuetext={format.rate(volume)}
        onChange={({ currentTarget }) => player.setVolume(Number(currentTarget.value))}
      />
    </span>
  )
}
