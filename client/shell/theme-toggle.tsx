import { ActionIcon } from '@mantine/core'
import { useThemeSwitch } from './use-theme-switch.ts'

export function ThemeToggle() {
  const { label, icon: Icon, run } = useThemeSwitch()
  return (
    <ActionIcon aria-label={label} onClick={run}>
      <Icon size={20} stroke={1.7} aria-hidden />
    </ActionIcon>
  )
}
