import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  IconCheck,
  IconClock,
  IconExclamationCircle,
  IconHelpCircle,
  IconSend,
  type TablerIcon,
} from '@tabler/icons-react'
import type { MessageDescriptor } from '@lingui/core'
import { EmailState } from '../../generated/client/model/emailState.ts'
import { Pill, type PillTone } from '../ui/pill.tsx'

interface Look {
  label: MessageDescriptor
  icon: TablerIcon
  tone: PillTone
}

/** How far a mail is, in the order in which it gets there. */
export const emailStates: Record<EmailState, Look> = {
  queued: { label: msg`Waiting`, icon: IconClock, tone: 'quiet' },
  transmitting: { label: msg`Sending`, icon: IconSend, tone: 'brand' },
  sent: { label: msg`Sent`, icon: IconCheck, tone: 'done' },
  uncertain: { label: msg`Uncertain`, icon: IconHelpCircle, tone: 'due' },
  failed: { label: msg`Not sent`, icon: IconExclamationCircle, tone: 'late' },
}

export function EmailStatePill({ state }: { state: EmailState }) {
  const { i18n } = useLingui()
  const { label, icon: Icon, tone } = emailStates[state]
  return (
    <Pill tone={tone} icon={<Icon size={14} aria-hidden />}>
      {i18n._(label)}
    </Pill>
  )
}
