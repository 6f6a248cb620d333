import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ChipLink } from '../ui/list/chip-link.tsx'
import { ChipList } from '../ui/list/chip-list.tsx'
import { Page } from '../ui/page/page.tsx'

type Part = 'general' | 'appearance' | 'welcome' | 'features' | 'mail' | 'sharing' | 'storage' | 'tokens' | 'changes'

const PARTS: readonly { part: Part; to: LinkProps['to']; label: MessageDescriptor }[] = [
  { part: 'general', to: '/manage/settings', label: msg`General and sign-in` },
  { part: 'appearance', to: '/manage/settings/appearance', label: msg`Appearance` },
  { part: 'welcome', to: '/manage/settings/welcome', label: msg`Welcome views` },
  { part: 'features', to: '/manage/settings/features', label: msg`Features` },
  { part: 'mail', to: '/manage/settings/mail', label: msg`Look of e-mails` },
  { part: 'sharing', to: '/manage/settings/sharing', label: msg`Shared content` },
  { part: 'storage', to: '/manage/settings/storage', label: msg`Storage` },
  { part: 'tokens', to: '/manage/settings/tokens', label: msg`API tokens` },
  { part: 'changes', to: '/manage/settings/changes', label: msg`Changes` },
]

type SettingsPartProps = { part: Part; title: string; sentence: string; children: ReactNode }

/** One page of the settings, with the way to the others. */
export function SettingsPart({ part, title, sentence, children }: SettingsPartProps) {
  const { t, i18n } = useLingui()
  return (
    <Page title={title} sentence={sentence}>
      <nav aria-label={t`Settings`}>
        <ChipList>
          {PARTS.map(({ label, to, ...each }) => (
            <li key={each.part}>
              <ChipLink to={to!} isChosen={each.part === part}>
                {i18n._(label)}
              </ChipLink>
            </li>
          ))}
        </ChipList>
      </nav>
      {children}
    </Page>
  )
}
