import { useLingui } from '@lingui/react/macro'
import type { HTMLAttributes } from 'react'
import type { ShownProps } from './recording-player.tsx'
import { useKeys } from './use-player.ts'

type PlayerFrameProps = Pick<ShownProps, 'frame' | 'player' | 'captions' | 'speed'> & HTMLAttributes<HTMLDivElement>

/** What holds a recording and its controls: its name, and the keys that are answered anywhere in it. */
export function PlayerFrame({ frame, player, captions, speed, ...more }: PlayerFrameProps) {
  const { t } = useLingui()
  return (
    <div
      ref={frame}
      role="group"
      aria-label={t`Player`}
      tabIndex={-1}
      onKeyDown={useKeys(player, captions, speed)}
      {...more}
    />
  )
}
