import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconMoon, IconSun } from '@tabler/icons-react'

export function ThemeToggle() {
  const { t } = useLingui()
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  const Icon = isDark ? IconSun : IconMoon
  return (
    <ActionIcon
      aria-label={isDark ? t`Switch to light mode` : t`Switch to dark mode`}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      <Icon size={20} stroke={1.7} aria-hidden />
    </ActionIcon>
  )
}
