import { Trans } from '@lingui/react/macro'
import type { Notification } from '../../generated/client/model/notification.ts'
import { useFormat } from '../i18n/use-format.ts'

/** What admins hear of the hub itself. */
export function HubNews({ type, dueDate }: Pick<Notification, 'type' | 'dueDate'>) {
  const format = useFormat()
  if (type === 'hubHostnameFailing') return <Trans>A name of this hub has led elsewhere for some hours</Trans>
  if (dueDate === null) return <Trans>The hub will not be deleted.</Trans>
  const day = format.day(dueDate)
  return <Trans>This hub will be deleted on {day}.</Trans>
}
