import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { IconLanguage, IconLogout, IconUser, type TablerIcon } from '@tabler/icons-react'
import { useSignOutOfHub } from './use-sign-out.ts'
import { useThemeSwitch } from './use-theme-switch.ts'

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
  const themeSwitch = useThemeSwitch()
  return [
    { label: t`Profile`, icon: IconUser, run: () => void navigate({ to: '/profile' }) },
    { label: t`Language`, icon: IconLanguage, run: () => void navigate({ to: '/profile', hash: 'language' }) },
    themeSwitch,
    { label: t`Sign out`, icon: IconLogout, run: signOut },
  ]
}
