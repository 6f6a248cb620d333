import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { IconLanguage, IconLogout, IconMoon, IconSun, IconUser, type TablerIcon } from '@tabler/icons-react'
import { useSignOutOfHub } from './use-sign-out.ts'

export interface Command {
  label: string
  icon: TablerIcon
  run: () => void
}

/** What the menu of the account and the button beside it do, for those who type. */
export function useAccountCommands(): Command[] {
  const { t } = useLingui()
  const navigate = useNavigate()
  const signOut = useSignOutOfHub()
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  return [
    { label: t`Profile`, icon: IconUser, run: () => void navigate({ to: '/profile' }) },
    { label: t`Language`, icon: IconLanguage, run: () => void navigate({ to: '/profile', hash: 'language' }) },
    {
      label: isDark ? t`Switch to light mode` : t`Switch to dark mode`,
      icon: isDark ? IconSun : IconMoon,
      run: () => setColorScheme(isDark ? 'light' : 'dark'),
    },
    { label: t`Sign out`, icon: IconLogout, run: signOut },
  ]
}
