import { useLingui } from '@lingui/react/macro'
import { IconBan, IconMail } from '@tabler/icons-react'
import type { UserAccountState } from '../../generated/client/model/userAccountState.ts'
import { DeletedPill } from '../ui/deleted-pill.tsx'
import { Pill } from '../ui/pill.tsx'

interface AccountPillProps {
  state: UserAccountState
  isDeleted: boolean
  restorableUntil: string | null
}

/** How far somebody is with their account. */
export function AccountPill({ state, isDeleted, restorableUntil }: AccountPillProps) {
  const { t } = useLingui()
  if (isDeleted) return <DeletedPill restorableUntil={restorableUntil} />
  switch (state) {
    case 'active':
      return <Pill tone="done">{t`Active`}</Pill>
    case 'invited':
      return (
        <Pill tone="due" icon={<IconMail size={14} aria-hidden />}>
          {t`Invited`}
        </Pill>
      )
    case 'invitationEnded':
      return (
        <Pill tone="late" icon={<IconMail size={14} aria-hidden />}>
          {t`Invitation ended`}
        </Pill>
      )
    case 'suspended':
      return (
        <Pill tone="late" icon={<IconBan size={14} aria-hidden />}>
          {t`Suspended`}
        </Pill>
      )
    case 'created':
      return <Pill tone="quiet">{t`Not invited`}</Pill>
  }
}
