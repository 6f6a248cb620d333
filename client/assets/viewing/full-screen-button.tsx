import { useLingui } from '@lingui/react/macro'
import { IconMaximize, IconMinimize } from '@tabler/icons-react'
import { ControlButton } from './control-button.tsx'
import type { FullScreen } from './use-full-screen.ts'

export function FullScreenButton({ fullScreen: { isOn, isMissing, toggle } }: { fullScreen: FullScreen }) {
  const { t } = useLingui()
  const Icon = isOn ? IconMinimize : IconMaximize
  if (isMissing) return null
  return (
    <ControlButton name={t`Full screen`} shortcut="F" isPressed={isOn} onClick={toggle}>
      <Icon size={22} aria-hidden />
    </ControlButton>
  )
}
