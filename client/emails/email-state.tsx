import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  IconCheck,
  IconClock,
  IconExclamationCircle,
  IconHelpCircle,
  IconInbox,
  IconSend,
  type TablerIcon,
} from '@tabler/icons-react'
import type { MessageDescriptor } from '@lingui/core'
import type { EmailDelivery } from '../../generated/client/model/emailDelivery.ts'
import type { EmailState } from '../../generated/client/model/emailState.ts'
import { Pill, type PillTone } from '../ui/pill.tsx'

interface Look {
  label: MessageDescriptor
  icon: TablerIcon
  tone: PillTone
}

const looks: Record<EmailState, Look> = {
  queued: { label: msg`Waiting`, icon: IconClock, tone: 'quiet' },
  transmitting: { label: msg`Sending`, icon: IconSend, tone: 'brand' },
  sent: { label: msg`Sent`, icon: IconCheck, tone: 'done' },
  uncertain: { label: msg`Uncertain`, icon: IconHelpCircle, tone: 'due' },
  failed: { label: msg`Not sent`, icon: IconExclamationCircle, tone: 'late' },
}

/** Of a hub without a mail server: nobody got it. */
const kept: Look = { label: msg`Kept here`, icon: IconInbox, tone: 'quiet' }

/** How far a mail is. */
export function lookOfState(state: EmailState, delivery: EmailDelivery | undefined): Look {
  return state === 'sent' && delivery === 'mailbox' ? kept : looks[state]
}

interface EmailStatePillProps {
  state: EmailState
  delivery: EmailDelivery | undefined
}

export function EmailStatePill({ state, delivery }: EmailStatePillProps) {
  const { i18n } = useLingui()
  const { label, icon: Icon, tone } = lookOfState(state, delivery)
  return (
    <Pill tone={tone} icon={<Icon size={14} aria-hidden />}>
      {i18n._(label)}
    </Pill>
  )
}
