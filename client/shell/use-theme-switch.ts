import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconMoon, IconSun } from '@tabler/icons-react'
import type { Command } from './use-account-commands.ts'

/** From light to dark and back. */
export function useThemeSwitch(): Command {
  const { t } = useLingui()
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  return {
    label: isDark ? t`Switch to light mode` : t`Switch to dark mode`,
    icon: isDark ? IconSun : IconMoon,
    run: () => setColorScheme(isDark ? 'light' : 'dark'),
  }
}
