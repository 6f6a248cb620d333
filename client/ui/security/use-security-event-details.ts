import { useLingui } from '@lingui/react/macro'
import { useFormat } from '../../i18n/use-format.ts'

interface SecurityEvent {
  type: string
  details: Readonly<Record<string, string>>
  user: { id: string } | null
  author: { id: string; displayName: string } | null
}

/** Gives what else is known of an event in words; nothing where nothing is. */
export function useSecurityEventDetails(): (event: SecurityEvent) => string {
  const { t } = useLingui()
  const format = useFormat()
  const knownOf = (type: string, details: SecurityEvent['details']) => {
    if (type === 'signInBlocked') return format.length(Number(details['seconds']))
    if (details['method'] === 'otherHub') return t`from another hub`
    if (details['method'] === 'provider') return t`with the identity provider`
    return details['name'] ?? details['subject']
  }
  return ({ type, details, user, author }) => {
    const known = knownOf(type, details)
    const name = author?.displayName
    const by = author && author.id !== user?.id ? t`by ${name}` : undefined
    return [known, by].filter(Boolean).join(' · ')
  }
}
