import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import type { Notification } from '../../generated/client/model/notification.ts'
import { withManageTexts } from '../i18n/i18n.ts'
import { useFormat } from '../i18n/use-format.ts'

const HubNews = lazy(() => withManageTexts(import('./hub-news.tsx')).then((module) => ({ default: module.HubNews })))

/** What happened, as a sentence. Who or what is gone meanwhile is spoken of in general. */
export function NotificationSentence({ notification }: { notification: Notification }) {
  const { t } = useLingui()
  const format = useFormat()
  const { type, actor, content, dueDate } = notification
  const who = actor?.displayName ?? t`Somebody`
  const what = content?.name ?? t`something that was deleted`
  const day = dueDate ? format.day(dueDate) : ''
  switch (type) {
    case 'commentReplied':
      return (
        <Trans>
          {who} replied to your comment on {what}
        </Trans>
      )
    case 'commentMentioned':
      return (
        <Trans>
          {who} mentioned you in a comment on {what}
        </Trans>
      )
    case 'commentAdded':
      return (
        <Trans>
          {who} commented on {what}
        </Trans>
      )
    case 'contentShared':
      return (
        <Trans>
          {who} shared {what} with you
        </Trans>
      )
    case 'contentDue':
      return (
        <Trans>
          {what} is due on {day}
        </Trans>
      )
    case 'contentOverdue':
      return (
        <Trans>
          {what} was due on {day}
        </Trans>
      )
    case 'badgeAwarded':
      return <Trans>You earned a badge with {what}</Trans>
    case 'nudge':
      return <Trans>Reminder: {what}</Trans>
    case 'fileReady':
      return <Trans>Your file is ready</Trans>
    case 'fileInvalid':
      return <Trans>Your file cannot be used</Trans>
    case 'contentRequestAnswered':
      return <Trans>Your request for content was answered</Trans>
    case 'ownDueDate':
      return (
        <Trans>
          You want to finish {what} by {day}
        </Trans>
      )
    case 'analysisReady':
      return <Trans>Your meeting was analysed</Trans>
    case 'dataExportReady':
      return <Trans>Your personal data is ready to download</Trans>
    case 'hubDeletionPlanned':
    case 'hubDeletionCancelled':
    case 'hubHostnameFailing':
      return (
        <Suspense>
          <HubNews type={type} dueDate={dueDate} />
        </Suspense>
      )
  }
}
